// The rooms of the plans for the demo agency's settings: node rooms.mjs writes company/floor-plans.json. Cameras stand where a
// photographer would: in the corner away from the windows.
import fs from 'node:fs';
import { clearOf, sheet } from './plan.mjs';
const read = f => JSON.parse(fs.readFileSync(new URL(f, import.meta.url))), plans = read('plans.json'), texts = read('texts.json'), manifest = read('../manifest.json');
const kinds = { living: /^living/, kitchen: /^kitchen/, bedroom: /^bedroom/, child: /^child/, study: /^study/, bathroom: /^(bath|shower)/, toilet: /^wc/, hall: /^(hall|entry|landing)/, storage: /^(storage|utility)/, outside: /^(loggia|balcony|terrace|patio)/, room: /^room/ };
// Of rooms of one kind the first has the pictures, as in the flats that were furnished for them.
const words = { living: ['Wohnzimmer', 'Wohnraum', 'Loft', 'Einzimmerwohnung'], child: ['Kinderzimmer'], bathroom: ['Bad ', 'bad '], hall: ['Diele'], room: ['Arbeitszimmer', 'Kinderzimmer'] };
const r1 = v => Math.round(v * 10) / 10;
const entries = Object.entries(plans).map(([name, plan]) => {
  const { X, Y, W, H } = sheet(plan), x = v => r1(X(v) / W * 100), y = v => r1(Y(v) / H * 100), seen = new Set();
  const clear = [...plan.rooms.map(r => ({ id: r.id, ...clearOf(plan, r) })), ...plan.outdoor.map(({ id, r }) => ({ id, x0: r[0], y0: r[1], x1: r[0] + r[2], y1: r[1] + r[3] }))];
  const rooms = clear.filter(({ id }) => id).map(({ id, x0, y0, x1, y1 }) => {
    const [kind] = Object.entries(kinds).find(([, k]) => k.test(id)), isFirst = !seen.has(kind), same = clear.filter(c => kinds[kind].test(c.id)).length;
    seen.add(kind);
    const pictures = kind === 'living' || kind === 'room' || same > 1 ? { pictures: isFirst ? words[kind] ?? [] : [] } : {};
    const cameras = kind === 'living' ? { cameras: [{ at: [x(x0 + .6), y(y1 - .6)], towards: 45 }] } : {};
    return { kind, name: texts[id], at: [x(x0), y(y0), r1((X(x1) - X(x0)) / W * 100), r1((Y(y1) - Y(y0)) / H * 100)], ...pictures, ...cameras };
  });
  return { plan: manifest.plans.find(({ id }) => id === `plan-${name}`).alt.de, rooms };
});
fs.writeFileSync(new URL('../../company/floor-plans.json', import.meta.url), JSON.stringify(entries));
