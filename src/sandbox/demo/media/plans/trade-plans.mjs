// Draws what a plot, a parking space, a shop or an office has in place of rooms to look at: node trade-plans.mjs writes
// plan-plot-*.svg, plan-parking-*.svg, plan-shop-*.svg and plan-office-*.svg. rasterise.mjs makes the PNGs.
import fs from 'node:fs';
import { area, draw } from './plan.mjs';
const INK = '#23211e', SOFT = '#5b564e', LINE = '#9a948a', GREEN = '#e3ead9', PATH = '#e9e4da', r1 = v => Math.round(v * 10) / 10;

/** A sheet in metres, of which `S` points make one. */
function sheet(S, W, H, ground) {
  let s = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(W * S)} ${Math.round(H * S)}" font-family="Hanken Grotesk,Helvetica,Arial,sans-serif"><rect width="${Math.round(W * S)}" height="${Math.round(H * S)}" fill="${ground}"/>`;
  const add = text => { s += text; }, p = v => r1(v * S);
  const rect = (x, y, w, h, more) => add(`<rect x="${p(x)}" y="${p(y)}" width="${p(w)}" height="${p(h)}" ${more}/>`);
  const line = (x0, y0, x1, y1, more = `stroke="${LINE}"`) => add(`<path d="M${p(x0)} ${p(y0)}L${p(x1)} ${p(y1)}" fill="none" ${more}/>`);
  const text = (x, y, words, size = 20, more = `fill="${INK}"`) => add(`<text x="${p(x)}" y="${r1(y * S + size * .35)}" text-anchor="middle" font-size="${size}" ${more}>${words}</text>`);
  const tree = (x, y, r) => add(`<circle cx="${p(x)}" cy="${p(y)}" r="${p(r)}" fill="#cbd8ba" stroke="#a9bb93"/><circle cx="${p(x)}" cy="${p(y)}" r="3" fill="#8a7f6b"/>`);
  const house = (x, y, w, h, lying) => { rect(x, y, w, h, `fill="#e8d5c8" stroke="#b08f7c" stroke-width="1.5"`); lying ? line(x, y + h / 2, x + w, y + h / 2, 'stroke="#b08f7c"') : line(x + w / 2, y, x + w / 2, y + h, 'stroke="#b08f7c"'); };
  const peg = (x, y) => add(`<circle cx="${p(x)}" cy="${p(y)}" r="6" fill="#fff" stroke="#b4402a" stroke-width="3"/>`);
  /** A length with its ends, and the number beside its middle. */
  const measure = (x0, y0, x1, y1, words) => {
    const lies = y0 === y1, e = 7 / S;
    line(x0, y0, x1, y1, `stroke="${INK}" stroke-width="1.5"`); for (const [x, y] of [[x0, y0], [x1, y1]]) lies ? line(x, y - e, x, y + e, `stroke="${INK}" stroke-width="1.5"`) : line(x - e, y, x + e, y, `stroke="${INK}" stroke-width="1.5"`);
    if (lies) text((x0 + x1) / 2, y0 - 15 / S, words, 20); else add(`<text transform="translate(${p(x0) - 12},${p((y0 + y1) / 2)}) rotate(-90)" text-anchor="middle" font-size="20" fill="${INK}">${words}</text>`);
  };
  const north = (x, y) => add(`<g transform="translate(${p(x)},${p(y)})"><circle r="20" fill="#fff" stroke="${INK}"/><path d="M0-17L6 7L0 2.5L-6 7Z" fill="${INK}"/></g>`);
  return { S, add, rect, line, text, tree, house, peg, measure, north, end: name => { fs.writeFileSync(new URL(`plan-${name}.svg`, import.meta.url), `${s}</svg>`); console.log(name, s.length); } };
}

{ // 812 m² by the street, between gardens
  const d = sheet(24, 56, 52, '#eef1e6');
  d.rect(0, 44, 56, 8, 'fill="#d9d6ce"'); d.rect(0, 42, 56, 2.2, `fill="${PATH}"`); d.line(0, 48, 56, 48, 'stroke="#fff" stroke-width="3" stroke-dasharray="42 42"');
  d.rect(-4, 7, 20, 35, `fill="${GREEN}" stroke="#a9bb93"`); d.rect(39.2, 7, 20, 35, `fill="${GREEN}" stroke="#a9bb93"`); d.rect(-4, -4, 64, 11, `fill="${GREEN}" stroke="#a9bb93"`);
  d.house(2, 26, 9.5, 10.5); d.house(43.5, 25, 9, 11.5); d.house(7, -3, 11, 8, true); d.house(36, -4, 12, 8, true);
  for (const t of [[13.6, 12, 2.2], [14.2, 20, 1.6], [41.4, 10.5, 2], [42, 17, 1.7], [25, 3.4, 2.2], [30.5, 4.6, 1.6], [4, 14, 2], [51, 15, 2.4]]) d.tree(...t);
  d.rect(16, 7, 23.2, 35, `fill="#f6f2dc" stroke="${INK}" stroke-width="3"`); for (const [x, y] of [[16, 7], [39.2, 7], [16, 42], [39.2, 42]]) d.peg(x, y);
  d.text(27.6, 22.6, '812 m²', 54, `font-weight="600" fill="${INK}"`); d.measure(16, 40.6, 39.2, 40.6, '23,20 m'); d.measure(17.8, 7, 17.8, 42, '35 m');
  d.line(0, 45.4, 56, 45.4, 'stroke="#5d7f96" stroke-width="2.5" stroke-dasharray="16 9"'); d.line(27.6, 45.4, 27.6, 42, 'stroke="#5d7f96" stroke-width="2.5" stroke-dasharray="16 9"'); d.text(12, 50.2, 'Wasser, Abwasser, Strom und Glasfaser in der Straße', 19, `fill="${SOFT}"`);
  d.end('plot-village');
}
{ // 1,024 m² behind another house, reached by a path of its own
  const d = sheet(20, 66, 92, '#eef1e6'), x0 = 16, y0 = 54.3;
  d.rect(0, 0, 66, 9, 'fill="#d9d6ce"'); d.rect(0, 9, 66, 4, `fill="${PATH}"`); d.line(0, 4.5, 66, 4.5, 'stroke="#fff" stroke-width="3" stroke-dasharray="42 42"');
  d.rect(-2, 13, 45, 41.3, `fill="${GREEN}" stroke="#a9bb93"`); d.rect(46, 13, 22, 41.3, `fill="${GREEN}" stroke="#a9bb93"`); d.rect(-2, y0, 18, 30, `fill="${GREEN}" stroke="#a9bb93"`); d.rect(46, y0, 22, 30, `fill="${GREEN}" stroke="#a9bb93"`);
  d.house(10, 22, 14, 10, true); d.house(52, 21, 11, 12); d.house(2, 64, 9, 11);
  d.add(`<path d="M${43 * 20} ${13 * 20}H${46 * 20}V${r1((y0 + 30) * 20)}H${x0 * 20}V${y0 * 20}H${43 * 20}Z" fill="#f6f2dc" stroke="${INK}" stroke-width="3"/>`); d.rect(43.1, 13.2, 2.8, 41, `fill="${PATH}"`);
  d.rect(x0 + 5, y0 + 4, 20, 17, 'fill="none" stroke="#3f6f9a" stroke-width="3" stroke-dasharray="18 8 4 8"'); d.rect(x0 + 9, y0 + 7, 12, 10, `fill="#fff" stroke="${INK}" stroke-width="2"`); d.line(x0 + 7.5, y0 + 12, x0 + 22.5, y0 + 12, `stroke="${INK}" stroke-width="1.5" stroke-dasharray="14 6"`);
  for (const [x, y] of [[x0 + 9, y0 + 7], [x0 + 21, y0 + 7], [x0 + 9, y0 + 17], [x0 + 21, y0 + 17]]) d.peg(x, y);
  for (const t of [[x0 + 7, y0 + 28, 3.4], [x0 + 21, y0 + 28.4, 3.8], [5, 45, 3], [36, 42, 2.4], [30, 50, 2], [57, 46, 3], [60, 70, 3], [5, 58, 2.2]]) d.tree(...t);
  d.text(x0 + 15, y0 + 24, '1.024 m²', 44, `font-weight="600" fill="${INK}"`); d.text(x0 + 15, y0 + 2.2, 'Baugrenze', 19, 'fill="#3f6f9a"'); d.text(x0 + 14, y0 + 29, 'Eichen', 18, `fill="${SOFT}"`);
  d.measure(43, 16.4, 46, 16.4, '3 m'); d.measure(x0, y0 + 31.4, x0 + 30, y0 + 31.4, '30 m'); d.north(61, 88);
  d.end('plot-garden');
}
{ // 540 m² in a closed row of houses: street, house, court
  const d = sheet(26, 44, 46, '#eef1e6');
  d.rect(0, 37.5, 44, 8.5, 'fill="#d9d6ce"'); d.rect(0, 34, 44, 3.5, `fill="${PATH}"`); d.line(0, 42, 44, 42, 'stroke="#fff" stroke-width="3" stroke-dasharray="42 42"');
  for (const [x, w] of [[-4, 17], [31, 17]]) { d.rect(x, 4, w, 30, `fill="${GREEN}" stroke="#a9bb93"`); d.house(x, 21.8, w, 12.2, true); } d.house(2, 9, 5.5, 12.8); d.rect(-4, -4, 52, 8, `fill="${GREEN}" stroke="#a9bb93"`);
  d.rect(13, 4, 18, 30, `fill="#f6f2dc" stroke="${INK}" stroke-width="3"`); d.rect(13, 21.5, 18, 12.5, `fill="#fff" stroke="${INK}" stroke-width="3"`); d.line(13, 27.8, 31, 27.8); d.text(22, 31, '612 m² Wohnfläche', 22, `font-weight="600" fill="${INK}"`); d.text(22, 24.6, 'neun Wohnungen', 19, `fill="${SOFT}"`);
  d.rect(20.8, 20.2, 2.4, 1.3, `fill="#ece6d8" stroke="#c9bfa9"`); d.rect(13.2, 4.2, 2.2, 6.5, `fill="#ece6d8" stroke="#c9bfa9"`); for (let i = 1; i < 6; i++) d.line(13.2, 4.2 + i * 1.08, 15.4, 4.2 + i * 1.08); d.rect(21, 10, 1.8, 10.2, `fill="${PATH}"`);
  for (const t of [[18, 7.6, 2.3], [27.6, 8.4, 2.6], [26.4, 15.5, 1.6], [8, 36, 1.7], [22, 36, 1.7], [36, 36, 1.7], [38, 9, 2.4]]) d.tree(...t);
  d.text(22, 12.6, '540 m²', 44, `font-weight="600" fill="${INK}" stroke="#f6f2dc" stroke-width="8" paint-order="stroke"`); d.measure(13, 18.9, 31, 18.9, '18 m'); d.measure(14.6, 4, 14.6, 34, '30 m');
  d.end('plot-court');
}
/** Spaces of one row, of which one is meant. */
function parking(name, { spaces, meant, width, depth, wall, column, stair, words }) {
  const W = 14, d = sheet(90, W, 10, '#f4f3ef'), widths = spaces.map(n => n === meant ? width : 2.5), x0 = wall ? W - 1.2 - widths.reduce((a, b) => a + b, 0) : 3.1;
  d.rect(0, .6, W, 9, 'fill="#e7e5df"'); const right = wall ? W - 1.2 : W; for (const [x, y, w, h] of [[0, 0, W, .6], [0, 9.4, W, .6], [right, 0, W - right, 10]]) if (w) d.rect(x, y, w, h, 'fill="#bdb8ad"');
  for (const [x0, y0, x1, y1] of [[0, .6, right, .6], [0, 9.4, right, 9.4], [right, .6, right, 9.4]]) if (wall || y0 === y1) d.line(x0, y0, x1, y1, `stroke="${INK}" stroke-width="4"`);
  if (stair) { d.rect(.3, .6, 2.8, 5.2, `fill="#fff" stroke="${INK}" stroke-width="10"`); for (let i = 1; i < 12; i++) d.line(.6, .9 + i * .36, 1.7, .9 + i * .36); d.rect(1.9, .95, 1, 1.5, `fill="none" stroke="${INK}" stroke-width="3"`); d.line(1.9, .95, 2.9, 2.45, `stroke="${INK}"`); d.line(2.9, .95, 1.9, 2.45, `stroke="${INK}"`); }
  let x = x0;
  for (const [at, n] of spaces.entries()) {
    const w = widths[at], is = n === meant;
    d.rect(x, .6, w, depth, `fill="${is ? '#f6f2dc' : '#f4f3ef'}" stroke="${is ? INK : LINE}" stroke-width="${is ? 5 : 2.5}"`); d.text(x + w / 2, is ? 3.5 : 3.2, String(n), is ? 54 : 30, `font-weight="600" fill="${is ? INK : LINE}"`);
    if (is) {
      d.rect(x + w / 2 - .22, .62, .44, .2, 'fill="#2f6b57"'); d.text(x + w / 2, 1.12, 'Wallbox', 19, 'fill="#2f6b57"'); d.measure(x, .6 + depth + .45, x + w, .6 + depth + .45, words.width); d.measure(x + w - .22, .6, x + w - .22, .6 + depth, words.depth);
    }
    x += w;
  }
  if (column) d.rect(x0 + width - .05, 2.5, .4, .9, `fill="${INK}"`);
  d.line(1.5, 8.2, W - 2.5, 8.2, `stroke="${SOFT}" stroke-width="3" stroke-dasharray="26 16"`); d.add(`<path d="M${(W - 2.5) * 90} ${8.2 * 90}l-22 -11v22z" fill="${SOFT}"/>`);
  d.end(name);
}
parking('parking-stair', { spaces: [22, 23, 24, 25], meant: 22, width: 2.6, depth: 5.1, stair: true, column: true, words: { width: '2,60 m', depth: '5,10 m' } });
parking('parking-wall', { spaces: [115, 116, 117, 118], meant: 118, width: 2.85, depth: 5.2, wall: true, words: { width: '2,85 m', depth: '5,20 m' } });

// Business premises, drawn as flats are.
const premises = JSON.parse(fs.readFileSync(new URL('premises.json', import.meta.url)));
for (const [name, plan] of Object.entries(premises)) { const s = draw(name, plan, process.argv[2] || 'de'); fs.writeFileSync(new URL(`plan-${name}.svg`, import.meta.url), s); console.log(name, r1(area(plan))); }
