// The demo agency's people: what tells one from the other. Hair is drawn for each, behind the neck (`back`) and over the skull (`front`).
import { blouse, jacket, jumper, rollneck } from './clothes.mjs';

const fair = { base: '#E9C6AB', shade: '#CF9F82', light: '#F6DFC9', line: '#8E5A45', ink: '#3A2720', blush: '#D9826B' };
const warm = { base: '#DDB08C', shade: '#BC8763', light: '#EDCBAA', line: '#7D4C34', ink: '#2E1E18', blush: '#C56F52' };
const olive = { base: '#CE9F79', shade: '#A97851', light: '#E2BC97', line: '#6B432B', ink: '#251912', blush: '#B8664A' };
const deep = { base: '#83553C', shade: '#5F3A29', light: '#A6755A', line: '#3A2118', ink: '#1B100C', blush: '#8E4436' };

export const people = {
  'marta-rey': {
    ground: '#C9BDA8', light: 'M-40,120L330,-60L520,-60L-40,330Z', skin: warm, turn: -5, tilt: -2, age: 0.35,
    face: { cheek: 107, jaw: 80, chin: 26, bottom: 470 }, hiddenEars: true, neckHalf: 50,
    eyes: { iris: '#4A3A2A', lash: 4.6 }, brows: { colour: '#4F4540', thick: 7, lift: 2 }, lip: '#A9564A', smile: 7, fullness: 1,
    hair: { base: '#5B4E46', dark: '#3A312B', light: '#B0A498' },
    back: 'M238,300C222,178 288,104 366,106C456,104 512,180 498,300C500,370 516,420 500,488C478,510 440,504 424,480V600H298V480C284,506 246,510 222,486C208,426 236,370 238,300Z',
    front: 'M318,176C292,196 270,226 262,280C258,330 266,350 268,400C272,450 268,476 260,492C244,496 230,492 222,484C208,430 234,366 234,300C220,174 286,102 366,104C460,102 514,182 500,300C498,366 516,426 500,484C490,494 474,494 464,484C460,452 462,420 464,390C470,340 470,316 462,276C444,238 400,222 318,176Z',
    strands: ['M318,172C282,196 256,236 250,300C246,350 248,420 248,480', 'M326,158C290,164 258,200 242,256', 'M330,164C400,200 462,226 476,300C482,370 488,430 484,480', 'M340,146C410,160 462,196 484,256', 'M352,130C410,132 456,156 482,206', 'M236,380C228,420 228,450 232,476'],
    clothes: (neck) => jacket({ neck, fill: '#2F4A3E', dark: '#20342B', shirt: '#F0E8DA', shirtDark: '#D5C9B5', width: 262 }),
  },
  'jonas-hallmann': {
    ground: '#82939A', light: 'M220,-60L520,-60L760,260L760,520Z', skin: fair, turn: 5, tilt: 1.5, age: 2,
    face: { cheek: 113, jaw: 97, chin: 42, bottom: 477 }, neckHalf: 63,
    eyes: { iris: '#46606C', open: 0.95 }, brows: { colour: '#77706A', thick: 10 }, lip: '#B47A68', smile: 5, fullness: 0.75, nose: 1.12,
    hair: { base: '#6F6962', dark: '#514C46', light: '#B7B0A7' },
    front: 'M247,312C234,250 238,180 292,146C344,114 426,120 462,162C488,196 484,256 474,312C468,296 468,268 461,248C455,224 446,208 430,196C404,172 372,188 346,178C318,172 288,182 274,206C262,228 260,256 257,280C255,292 250,302 247,312Z',
    strands: ['M284,176C310,146 380,132 430,162', 'M270,196C290,160 350,140 400,150', 'M254,260C252,240 256,220 264,204', 'M470,262C472,240 466,216 456,200', 'M350,168C390,158 424,170 446,196'],
    beard: { colour: '#8A827A', light: '#C6C0B8' },
    glasses: { colour: '#2B2723', width: 5, rim: 'round' },
    clothes: (neck) => jacket({ neck, fill: '#3B4650', dark: '#29323A', shirt: '#E4E8EA', shirtDark: '#C3CACE' }),
  },
  'lucia-ferrer': {
    ground: '#D3B58C', light: 'M-60,300L260,-60L420,-60L-60,500Z', skin: olive, turn: 4, tilt: 2.5,
    face: { cheek: 107, jaw: 78, chin: 24, bottom: 470 }, hiddenEars: true, neckHalf: 48,
    eyes: { iris: '#3A2618', lash: 5 }, brows: { colour: '#2F2018', thick: 7.5, lift: 2 }, lip: '#A14A3E', smile: 8, fullness: 1.15,
    hair: { base: '#3B271D', dark: '#24160F', light: '#7A5237' },
    back: 'M232,310C212,170 290,98 366,100C458,98 520,180 502,310C502,370 540,420 530,500C524,560 548,600 508,648H210C176,604 204,556 196,500C188,430 234,380 232,310Z',
    front: 'M374,178C336,186 288,220 270,286C258,340 254,384 242,424C222,474 234,530 214,622C178,570 200,530 196,484C196,420 236,380 233,310C214,168 290,96 374,98Z M374,178C406,186 440,220 456,286C464,340 474,384 486,424C506,474 494,530 512,622C548,570 526,530 530,484C530,420 500,380 501,310C520,168 452,96 374,98Z',
    strands: ['M366,160C310,172 268,216 256,290C246,370 214,420 214,500C216,540 208,570 206,590', 'M356,136C292,146 250,210 242,290', 'M374,160C424,172 460,216 470,290C478,370 512,420 514,500C512,540 518,570 520,590', 'M384,136C450,146 486,210 490,290', 'M340,116C290,128 256,166 244,220', 'M400,116C446,128 478,166 488,220', 'M236,440C222,480 226,520 222,560', 'M492,440C506,480 502,520 506,560'],
    over: 'M240,424C222,474 234,530 214,640C170,590 196,530 196,484C200,450 220,420 232,390Z M486,424C506,474 494,530 510,640C556,590 528,530 530,484C526,450 508,420 496,390Z',
    clothes: () => blouse({ fill: '#A8553A', dark: '#803C27', light: '#BE6B4D', width: 258 }),
  },
  'emre-aydin': {
    ground: '#A9B6A4', light: 'M-60,40L200,-60L480,-60L-60,250Z', skin: olive, turn: -5, tilt: 1,
    face: { cheek: 111, jaw: 93, chin: 38, bottom: 475 }, neckHalf: 60,
    eyes: { iris: '#2E2018' }, brows: { colour: '#1E1713', thick: 12 }, lip: '#A4604C', smile: 5, fullness: 0.85, nose: 1.1,
    hair: { base: '#2A2320', dark: '#171210', light: '#5A4D46' },
    front: 'M246,318C230,230 238,150 298,120C352,92 434,102 468,150C494,190 488,256 475,318C469,300 468,272 461,250C456,226 446,212 436,202C392,216 332,208 290,178C274,200 264,240 259,272C256,288 250,304 246,318Z',
    strands: ['M292,174C312,140 370,116 428,134', 'M300,180C340,200 396,206 440,188', 'M286,160C310,128 350,112 392,116', 'M310,170C350,182 410,182 452,168', 'M253,262C254,236 260,216 270,196'],
    beard: { colour: '#2C2521', light: '#54483F' },
    clothes: () => rollneck({ fill: '#6C6F6B', dark: '#4B4E4B', light: '#7D807B' }),
  },
  'nele-boettcher': {
    ground: '#CDAE9F', light: 'M260,-60L560,-60L760,180L760,440Z', skin: fair, turn: 6, tilt: -2.5,
    face: { cheek: 106, jaw: 79, chin: 25, bottom: 469 }, neckHalf: 48,
    eyes: { iris: '#5F7C78', lash: 4.4 }, brows: { colour: '#93704A', thick: 6.5, lift: 2 }, lip: '#BD6F63', smile: 8, fullness: 0.95,
    hair: { base: '#C49A62', dark: '#97703F', light: '#E5C794' },
    front: 'M246,330C236,296 224,250 244,204C262,140 310,110 366,110C444,110 496,184 474,330C470,284 462,250 438,228C404,214 366,204 330,184C306,204 268,232 260,276C256,296 252,312 246,330Z',
    strands: ['M328,180C294,200 262,226 254,284', 'M332,166C290,174 254,206 246,262', 'M336,174C388,204 446,212 466,282', 'M344,156C404,172 458,200 474,258', 'M352,134C404,140 450,164 474,214', 'M330,140C298,152 268,174 254,208'],
    back: 'M452,376C488,350 526,376 524,414C522,456 486,476 454,460C436,450 436,396 452,376Z M420,330L474,330C484,360 484,390 468,420L420,440Z',
    backStrands: ['M462,388C490,372 512,392 508,420', 'M462,408C482,396 496,408 490,430', 'M462,452C486,458 508,444 514,424'],
    clothes: () => blouse({ fill: '#5C7486', dark: '#425666', light: '#71899A', width: 256 }),
  },
  'thore-petersen': {
    ground: '#B9C2C1', light: 'M-60,180L300,-60L420,-60L-60,360Z', skin: fair, turn: 6, tilt: -1.5,
    face: { cheek: 109, jaw: 92, chin: 38, bottom: 475 }, neckHalf: 60,
    eyes: { iris: '#4F6E86' }, brows: { colour: '#8A5530', thick: 10 }, lip: '#BC7B68', smile: 7, fullness: 0.8, nose: 1.04, stubble: '#A87350',
    hair: { base: '#A8683A', dark: '#7C4823', light: '#D39A64' },
    front: 'M248,314C236,264 240,214 256,182C252,150 286,120 318,124C342,100 396,96 420,116C458,116 490,152 480,192C490,232 482,276 473,314C468,296 468,270 462,250C462,230 456,216 446,206C430,214 416,206 406,196C390,210 366,208 352,194C334,208 312,206 298,194C288,212 268,222 264,250C260,272 254,296 248,314Z',
    strands: ['M298,190C300,160 330,136 370,132', 'M352,190C356,164 384,144 420,146', 'M406,194C412,176 432,166 456,172', 'M270,200C274,170 296,148 320,142', 'M330,196C332,172 352,152 380,146', 'M428,200C434,190 448,186 462,192'],
    clothes: () => jumper({ fill: '#3C5248', dark: '#293A32', shirt: '#E6E2D8', shirtDark: '#C6C0B2' }),
  },
  'miriam-osei': {
    ground: '#7F9284', light: 'M240,-60L500,-60L760,240L760,480Z', skin: deep, turn: -5, tilt: 2,
    face: { cheek: 107, jaw: 81, chin: 27, bottom: 470 }, neckHalf: 49,
    eyes: { iris: '#24150D', lash: 5 }, brows: { colour: '#1A110D', thick: 7.5, lift: 2 }, lip: '#7A3230', smile: 7, fullness: 1.35, nose: 1.15,
    hair: { base: '#231A16', dark: '#120C0A', light: '#4B3B32' }, curls: true,
    earrings: '#C9A24E',
    clothes: () => blouse({ fill: '#C79A45', dark: '#9C7530', light: '#DBB469', neckline: 'round', width: 256 }),
  },
  'vicent-sanchis': {
    ground: '#C0957B', light: 'M-60,60L240,-60L460,-60L-60,260Z', skin: warm, turn: -6, tilt: -1, age: 2,
    face: { cheek: 112, jaw: 96, chin: 42, bottom: 475 }, neckHalf: 62,
    eyes: { iris: '#4B3A2C', open: 0.85 }, brows: { colour: '#B7AFA5', thick: 10 }, lip: '#AD6F5A', smile: 6, fullness: 0.75, nose: 1.15,
    hair: { base: '#CFC9C0', dark: '#A19A90', light: '#EBE6DE' },
    front: 'M246,352C228,316 228,262 250,222C258,206 266,200 272,202C264,226 264,262 262,290C260,316 256,340 246,352Z M474,352C492,316 492,262 470,222C462,206 454,200 448,202C456,226 456,262 458,290C460,316 464,340 474,352Z',
    strands: ['M248,322C240,290 244,250 258,222', 'M472,322C480,290 476,250 462,222'],
    moustache: '#C9C2B8',
    glasses: { colour: '#6F6355', width: 3.4, rim: 'wide' },
    clothes: (neck) => jacket({ neck, fill: '#59616B', dark: '#40474F', shirt: '#F2EEE6', shirtDark: '#D6CFC3' }),
  },
};
