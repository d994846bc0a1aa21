// Draws the site plan of the twelve town houses, and says where units lie on it and on the façade of the brick house:
// node site-plan.mjs writes plan-townhouse-site.svg and ../../company/unit-pictures.json. rasterise.mjs makes the PNG.
import fs from 'node:fs';
const manifest = JSON.parse(fs.readFileSync(new URL('../manifest.json', import.meta.url)));
const S = 14, INK = '#23211e', GREEN = '#e3ead9', PATH = '#e9e4da', r1 = v => Math.round(v * 10) / 10;
const titleOf = id => [...manifest.masters, ...manifest.plans].find(each => each.id === id).alt.de;

// Metres from the street and along it. Three rows: where their fronts begin, how deep their plots are, and how wide each is.
const rows = [
  { x: 10, depth: 25.7, widths: [10.4, 6, 6, 6.1, 9.4] },
  { x: 39.5, depth: 26.8, widths: [8.8, 6, 6, 9.4] },
  { x: 70, depth: 28.6, widths: [10, 6, 12] },
];
const [W, H] = [112, 46];
const plots = rows.flatMap(({ x, depth, widths }) => {
  let y = (H - widths.reduce((sum, w) => sum + w, 0)) / 2;
  return widths.map((w, at) => { const top = y; y += w; const house = at === 0 ? y - 6 : top; return { x, y: top, w: depth, h: w, house }; });
});
const rect = (x, y, w, h, more) => `<rect x="${r1(x * S)}" y="${r1(y * S)}" width="${r1(w * S)}" height="${r1(h * S)}" ${more}/>`;
const tree = ([x, y, r]) => `<circle cx="${r1(x * S)}" cy="${r1(y * S)}" r="${r1(r * S)}" fill="#cbd8ba" stroke="#a9bb93"/><circle cx="${r1(x * S)}" cy="${r1(y * S)}" r="2.5" fill="#8a7f6b"/>`;
let s = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W * S} ${H * S}" font-family="Hanken Grotesk,Helvetica,Arial,sans-serif"><rect width="${W * S}" height="${H * S}" fill="#f4f3ec"/>`;
s += rect(0, 0, 6, H, 'fill="#d9d6ce"') + `<path d="M${3 * S} 0V${H * S}" stroke="#fff" stroke-width="3" stroke-dasharray="42 42"/>` + rect(6, 0, 2.2, H, `fill="${PATH}"`);
s += rect(100, 0, 12, H, 'fill="#d8e4cc"') + `<ellipse cx="${107 * S}" cy="${19 * S}" rx="${3.6 * S}" ry="${8 * S}" fill="#cfe0e6" stroke="#a9c3cc"/>`;
for (const x of [36.6, 67.2]) s += rect(x, 2, 1.9, H - 4, `fill="${PATH}"`);
s += rect(8.2, H - 4, 60.9, 1.9, `fill="${PATH}"`);
for (const p of plots) {
  s += rect(p.x, p.y, p.w, p.h, `fill="${GREEN}" stroke="#8fa17a" stroke-width="1.5"`) + rect(p.x + 4, p.house, 10, 6, `fill="#fff" stroke="${INK}" stroke-width="2.5"`);
  s += `<path d="M${r1((p.x + 4) * S)} ${r1((p.house + 3) * S)}h${10 * S}" stroke="#9a948a"/>` + rect(p.x + 14, p.house + .2, 2.8, 5.6, 'fill="#ece6d8" stroke="#c9bfa9"');
  s += rect(p.x, p.house + 1, 4, 1.4, `fill="${PATH}"`);
}
for (const t of [[8.9, 3, 2.4], [8.9, 41, 1.7], [33, 9.5, 1.6], [33.5, 37, 1.8], [62, 11, 1.9], [63.5, 35.5, 1.9], [96, 12.5, 2.2], [95.5, 33, 2.4], [84, 4.6, 1.8], [50, 4.6, 2], [56, 41.3, 1.6], [103, 5, 2.6], [103.5, 33, 2.2], [109, 38, 2.8], [110, 6, 2], [103, 42.5, 2]]) s += tree(t);
for (const [at, p] of plots.entries()) s += `<text x="${r1((p.x + 9) * S)}" y="${r1((p.house + 3) * S + 9)}" text-anchor="middle" font-size="25" font-weight="600" fill="${INK}" stroke="#fff" stroke-width="6" paint-order="stroke">${String(at + 1).padStart(2, '0')}</text>`;
s += `<path d="M${12 * S} ${H * S - 18}h${10 * S}m0 -6v12m-${5 * S} -9v6m-${5 * S} -9v12" stroke="${INK}" stroke-width="1.5" fill="none"/><text x="${22 * S + 10}" y="${H * S - 13}" font-size="15" fill="#5b564e">10 m</text><g transform="translate(${97 * S},${H * S - 34})"><circle r="18" fill="none" stroke="${INK}"/><path d="M0-15L6 7L0 2.5L-6 7Z" fill="${INK}"/></g></svg>`;
fs.writeFileSync(new URL('plan-townhouse-site.svg', import.meta.url), s);

// The façade in the picture: its left and right edge in pixels of 1344 x 896, as the camera sees them. Axes of windows part
// the flats, string courses the floors.
const left = { x: 386, top: 55, foot: 738 }, right = { x: 960, top: 313, foot: 700 };
const between = (x, share) => { const k = (x - left.x) / (right.x - left.x), y = e => e.top + (e.foot - e.top) * share; return [r1(x / 13.44), r1((y(left) + (y(right) - y(left)) * k) / 8.96)]; };
const floors = [1, .79, .593, .395, .198, .01], axes = [386, 520, 719, 907, 960];
const flats = floors.slice(1).flatMap((top, floor) => axes.slice(1).map((end, at) => ({ unit: `LE-${floor}.${at + 1}`, corners: [between(axes[at], top), between(end, top), between(end, floors[floor]), between(axes[at], floors[floor])] })));
const roof = { unit: 'LE-5.1', corners: [[394, 29], [424, 8], [894, 262], [880, 268]].map(([x, y]) => [r1(x / 13.44), r1(y / 8.96)]) };
const houses = plots.map((p, at) => ({ unit: `HH-GB-${String(at + 1).padStart(2, '0')}`, corners: [[p.x, p.y], [p.x + p.w, p.y], [p.x + p.w, p.y + p.h], [p.x, p.y + p.h]].map(([x, y]) => [r1(x / W * 100), r1(y / H * 100)]) }));
fs.writeFileSync(new URL('../../company/unit-pictures.json', import.meta.url), JSON.stringify([{ project: 201, picture: titleOf('ext-brick'), units: [...flats, roof] }, { project: 204, picture: titleOf('plan-townhouse-site'), units: houses }]));
