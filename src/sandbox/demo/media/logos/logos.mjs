// Draws the logos of the demo agency's teams: node logos.mjs. Sizes and hashes go to ../manifest.json.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import sharp from 'sharp';

const [width, height] = [480, 160], manifestFile = new URL('../manifest.json', import.meta.url);
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
const ink = '#1C1B19';

/** H & R in strokes, so that no typeface is needed, and a line in the colour of the team. */
const letters = (colour) => `<g fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="square"><path d="M200,44V104M242,44V104M200,74H242"/><path d="M378,104V44H404A17,17 0 0 1 404,78H378M400,78L422,104"/></g>
<path d="M338,104L296,62C286,50 292,40 303,40C315,40 321,52 309,62C286,76 282,82 282,90C282,101 291,107 301,107C318,107 328,94 331,80" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M195,128H427" stroke="${colour}" stroke-width="5"/>`;

/** What each team looks out on: the canal's arches, a warehouse over the river, the sun over rice fields. */
const emblems = {
  leipzig: ['#3F6B57', (c) => `<path d="M24,128V66L80,26L136,66V128H116V96A36,36 0 0 0 44,96V128Z" fill="${c}"/><path d="M20,140C34,132 46,148 60,140S88,132 100,140S126,148 140,140" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`],
  hamburg: ['#A2432F', (c) => `<path d="M32,112V62H46V46H58V30H74V18H86V30H102V46H114V62H128V112Z" fill="${c}"/><path d="M66,112V84A14,14 0 0 1 94,84V112Z" fill="#fff"/><g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"><path d="M20,126C34,118 46,134 60,126S88,118 100,126S126,134 140,126"/><path d="M20,142C34,134 46,150 60,142S88,134 100,142S126,150 140,142"/></g>`],
  valencia: ['#C77A1E', (c) => `<circle cx="80" cy="74" r="40" fill="${c}"/><path d="M80,34C84,20 98,14 112,18C108,32 96,38 80,34Z" fill="#4F7A4A"/><g stroke="${ink}" stroke-width="6" stroke-linecap="round"><path d="M26,128H134"/><path d="M42,142H118"/></g>`],
};

const made = [];
for (const [team, [colour, emblem]] of Object.entries(emblems)) {
  const id = `logo-${team}`, file = `logos/${id}.webp`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${emblem(colour)}${letters(colour)}</svg>`;
  const bytes = await sharp(Buffer.from(drawing)).webp({ lossless: true, effort: 6 }).toBuffer();
  fs.writeFileSync(new URL(`../${file}`, import.meta.url), bytes);
  made.push({ id, file, kind: 'logo', width, height, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
}
manifest.logos = made;
fs.writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
