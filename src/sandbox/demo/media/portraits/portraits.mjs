// Draws the people of the demo agency: node portraits.mjs [folder for the drawings]. Sizes and hashes go to ../manifest.json.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import sharp from 'sharp';
import { ears, features, glasses, neck, outline, shading } from './head.mjs';
import { people } from './people.mjs';

const side = 720, manifestFile = new URL('../manifest.json', import.meta.url);
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
const filters = [['edge', 2], ['soft', 7], ['softer', 12]].map(([id, by]) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`).join('');
const defs = `<defs>${filters}<linearGradient id="fall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1C1B19" stop-opacity=".24"/></linearGradient><linearGradient id="sheen" x1="0" y1="0" x2="1" y2=".6"><stop offset=".1" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .11  0 0 0 0 .1  0 0 0 0 .09  .55 .55 0 0 -.44"/></filter></defs>`;

function hairLayer(path, { base }, strands = [], light) {
  if (!path) return '';
  const lines = strands.map((d) => `<path d="${d}"/>`).join('');
  return `<path d="${path}" fill="${base}"/><path d="${path}" fill="url(#sheen)"/><g fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".45">${lines}</g>`;
}

/** Close curls: overlapping circles along an arch from ear to ear, the same every time. */
function curls({ base, dark, light }) {
  const ring = (radius, size, count, fill, opacity = 1) => Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (0.97 + (1.06 * i) / (count - 1)), wobble = Math.sin(i * 2.4) * 5;
    return `<circle cx="${(360 + (radius + wobble) * Math.cos(angle)).toFixed(1)}" cy="${(258 + (radius + wobble) * 1.02 * Math.sin(angle)).toFixed(1)}" r="${size + (i % 3) * 2}" fill="${fill}" opacity="${opacity}"/>`;
  }).join('');
  return `${ring(134, 28, 19, base)}${ring(116, 26, 17, base)}<path d="M250,318C236,200 290,128 360,128C430,128 484,200 470,318C466,262 446,218 418,204C384,190 336,190 302,204C274,218 254,262 250,318Z" fill="${base}"/>${ring(140, 9, 30, light, 0.28)}${ring(120, 8, 26, dark, 0.7)}${ring(124, 7, 24, light, 0.22)}${ring(103, 7, 22, dark, 0.6)}`;
}

function beard({ colour, light }, { face, turn }) {
  const t = 360 + turn, b = face.bottom;
  return `<g clip-path="url(#face)"><path d="M236,318C250,350 262,382 284,398C304,410 ${t - 46},402 ${t - 36},410C${t - 22},400 ${t - 10},404 ${t},406C${t + 10},404 ${t + 22},400 ${t + 36},410C${t + 46},402 416,410 436,398C458,382 470,350 484,318L500,${b + 20}H220Z" fill="${colour}" opacity=".9" filter="url(#edge)"/><path d="M266,400C290,450 320,470 ${t},474" fill="none" stroke="${light}" stroke-width="14" stroke-linecap="round" opacity=".4" filter="url(#soft)"/></g>`;
}

function portrait(p) {
  const { skin, hair, face, turn } = p, path = outline(face), t = 360 + turn;
  const hairBack = hairLayer(p.back, { base: hair.dark }, p.backStrands, hair.light);
  const cast = p.front && !p.moustache ? `<path d="${p.front}" fill="${skin.line}" opacity=".45" filter="url(#soft)" transform="translate(-2 12)"/>` : '';
  const stubble = p.stubble ? `<path d="M246,350C262,400 300,404 ${t - 34},408C${t},398 ${t + 34},408 ${t + 34},408C420,404 458,400 474,350L480,500H240Z" fill="${p.stubble}" opacity=".22" filter="url(#soft)"/>` : '';
  const moustache = p.moustache ? `<path d="M${t},403C${t - 14},400 ${t - 34},408 ${t - 42},425C${t - 26},424 ${t - 10},420 ${t},417C${t + 10},420 ${t + 26},424 ${t + 42},425C${t + 34},408 ${t + 14},400 ${t},403Z" fill="${p.moustache}"/>` : '';
  const earring = p.earrings ? [[252, 1], [468, 0.8]].map(([x, o]) => `<circle cx="${x}" cy="398" r="11" fill="none" stroke="${p.earrings}" stroke-width="5" opacity="${o}"/>`).join('') : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 720 720">${defs}<rect width="720" height="720" fill="${p.ground}"/><path d="${p.light}" fill="#fff" opacity=".16" filter="url(#edge)"/><rect width="720" height="720" fill="url(#fall)"/>
<g transform="translate(360 372) scale(1.16) translate(-360 -388)"><g transform="rotate(${p.tilt} 360 520)">${hairBack}</g><g transform="translate(0 -36)">${neck({ half: p.neckHalf, skin })}${p.clothes(p.neckHalf)}</g>
<g transform="rotate(${p.tilt} 360 520)"><clipPath id="face"><path d="${path}"/></clipPath>${p.curls ? curls(hair) : ''}${p.moustache ? '' : `<path d="M254,190H466L473,312H247Z" fill="${hair.dark}"/>`}${p.hiddenEars ? '' : ears({ cheek: face.cheek, skin })}<path d="${path}" fill="${skin.base}"/><g clip-path="url(#face)">${shading({ turn, skin, age: p.age })}${cast}${stubble}</g>${p.beard ? beard(p.beard, p) : ''}${features(p)}${moustache}${p.curls ? hairline(hair) : ''}${hairLayer(p.front, hair, p.strands, hair.light)}${earring}${p.glasses ? glasses({ ...p.glasses, turn, cheek: face.cheek }) : ''}${hairLayer(p.over, hair, p.overStrands, hair.light)}</g></g>
<rect width="720" height="720" filter="url(#grain)" opacity=".5"/></svg>`;
}

function hairline({ base }) {
  return `<path d="M246,322C238,226 280,122 360,120C440,122 482,226 474,322C468,276 452,232 420,214C384,198 336,198 300,214C268,232 252,276 246,322Z" fill="${base}"/>`;
}

const drawings = process.argv[2];
const made = [];
for (const [name, person] of Object.entries(people)) {
  const id = `portrait-${name}`, file = `portraits/${id}.webp`, drawing = portrait(person);
  if (drawings) fs.writeFileSync(`${drawings}/${id}.svg`, drawing);
  const bytes = await sharp(Buffer.from(drawing)).webp({ quality: 86, effort: 6 }).toBuffer();
  fs.writeFileSync(new URL(`../${file}`, import.meta.url), bytes);
  made.push({ id, file, kind: 'portrait', width: side, height: side, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
}
manifest.portraits = made;
fs.writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
