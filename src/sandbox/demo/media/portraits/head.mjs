// Parts of a head that every portrait has: all paths stand in a square of 720, the middle of the face at x = 360.
const c = 360;

/** The outline of the face; half widths in pixels. */
export function outline({ cheek = 110, jaw = 88, chin = 34, bottom = 472 }) {
  const side = (s) => ({ t: c + s * cheek * 0.93, k: c + s * cheek, j: c + s * jaw, h: c + s * chin });
  const r = side(1), l = side(-1), k = bottom;
  return `M${l.t},265C${l.t},185 ${c - 62},148 ${c},148C${c + 62},148 ${r.t},185 ${r.t},265C${r.k},300 ${r.k},345 ${r.t},378C${r.j + 10},412 ${r.j},436 ${r.h + 24},${k - 16}C${r.h + 4},${k} ${c + 16},${k + 3} ${c},${k + 3}C${c - 16},${k + 3} ${l.h - 4},${k} ${l.h - 24},${k - 16}C${l.j},436 ${l.j - 10},412 ${l.t},378C${l.k},345 ${l.k},300 ${l.t},265Z`;
}

export function ears({ cheek = 110, skin }) {
  const ear = (x, s, fill) => `<path d="M${x},318C${x + s * 10},304 ${x + s * 24},312 ${x + s * 22},336C${x + s * 21},356 ${x + s * 12},382 ${x - s * 2},380Z" fill="${fill}"/>`;
  return ear(c - cheek * 0.95, -1, skin.base) + ear(c + cheek * 0.95, 1, skin.shade);
}

/** Light comes from the upper left: the far side of the face, the sockets and the chin lie in shade. */
export function shading({ turn, skin, age = 0, blush = 0.16 }) {
  const t = c + turn;
  const lines = age === 0 ? '' : `<g fill="none" stroke="${skin.line}" stroke-width="3" stroke-linecap="round" opacity="${0.08 + age * 0.12}"><path d="M${t - 34},393C${t - 44},404 ${t - 48},414 ${t - 47},424"/><path d="M${t + 34},393C${t + 44},404 ${t + 47},414 ${t + 46},424"/><path d="M${t - 62},342C${t - 52},349 ${t - 40},350 ${t - 30},346"/><path d="M${t + 30},346C${t + 40},350 ${t + 52},349 ${t + 61},342"/>${age > 1 ? `<path d="M${t - 50},246C${t - 20},240 ${t + 20},240 ${t + 48},247"/><path d="M${t - 40},226C${t - 14},221 ${t + 16},221 ${t + 38},227"/>` : ''}</g>`;
  return `<g filter="url(#soft)"><path d="M${c + 62},130C${c + 54},220 ${c + 80},262 ${c + 84},300C${c + 90},336 ${c + 62},366 ${c + 54},398C${c + 44},440 ${c + 22},462 ${c - 6},500L${c + 220},520L${c + 220},120Z" fill="${skin.shade}" opacity=".78"/></g>
<g filter="url(#softer)"><ellipse cx="${t - 46}" cy="318" rx="32" ry="17" fill="${skin.shade}" opacity=".6"/><ellipse cx="${t + 46}" cy="318" rx="32" ry="17" fill="${skin.shade}" opacity=".75"/><ellipse cx="${t - 62}" cy="378" rx="30" ry="20" fill="${skin.blush}" opacity="${blush * 2}"/><ellipse cx="${t + 60}" cy="378" rx="28" ry="20" fill="${skin.blush}" opacity="${blush * 2}"/><ellipse cx="${t}" cy="449" rx="22" ry="7" fill="${skin.shade}" opacity=".7"/><ellipse cx="${t - 34}" cy="225" rx="62" ry="34" fill="${skin.light}" opacity=".5"/><ellipse cx="${t - 66}" cy="352" rx="22" ry="12" fill="${skin.light}" opacity=".55"/></g>${lines}`;
}

function eye(x, s, { iris, skin, open = 1, lash = 4 }) {
  const y = 322, at = (d) => x + s * d, id = `eye${Math.round(x)}`;
  const almond = `M${at(-17)},${y + 3}C${at(-9)},${y - 8 * open} ${at(7)},${y - 9 * open} ${at(18)},${y + 1}C${at(9)},${y + 8} ${at(-8)},${y + 9} ${at(-17)},${y + 3}Z`;
  return `<g transform="translate(${x} ${y}) scale(1.2 1.14) translate(${-x} ${-y})"><clipPath id="${id}"><path d="${almond}"/></clipPath><g clip-path="url(#${id})"><path d="${almond}" fill="#F1E8DD"/><path d="M${at(-20)},${y - 10}h${s * 44}v7h${-s * 44}Z" fill="${skin.line}" opacity=".35"/><circle cx="${x}" cy="${y}" r="8.2" fill="${iris}"/><circle cx="${x}" cy="${y}" r="4" fill="#17130F"/></g><circle cx="${x - 3}" cy="${y - 3}" r="1.9" fill="#fff" opacity=".85"/>
<path d="M${at(-17)},${y + 3}C${at(-9)},${y - 8 * open} ${at(7)},${y - 9 * open} ${at(19)},${y}" fill="none" stroke="${skin.ink}" stroke-width="${lash}" stroke-linecap="round"/><path d="M${at(-13)},${y - 9}C${at(-4)},${y - 17} ${at(10)},${y - 16} ${at(20)},${y - 7}" fill="none" stroke="${skin.line}" stroke-width="2.4" stroke-linecap="round" opacity=".5"/><path d="M${at(-10)},${y + 9}C${at(-2)},${y + 11} ${at(8)},${y + 10} ${at(15)},${y + 5}" fill="none" stroke="${skin.line}" stroke-width="1.8" stroke-linecap="round" opacity=".35"/></g>`;
}

function brow(x, s, { colour, thick = 9, lift = 0 }) {
  const y = 297, at = (d) => x + s * d;
  return `<path d="M${at(-23)},${y + 4}C${at(-10)},${y - 5 - lift} ${at(8)},${y - 9 - lift} ${at(29)},${y + 3}C${at(10)},${y - 8 - lift + thick} ${at(-6)},${y - 4 - lift + thick} ${at(-22)},${y + thick + 2}Z" fill="${colour}"/>`;
}

export function features({ turn, skin, eyes, brows, lip, smile = 5, fullness = 1, nose = 1 }) {
  const t = c + turn, y = 425, w = 32, near = t - 47 - turn * 0.1, far = t + 47 - turn * 0.25;
  const n = 17 * nose;
  return `${brow(near, -1, brows)}${brow(far, 1, brows)}${eye(near, -1, { ...eyes, skin })}${eye(far, 1, { ...eyes, skin })}
<g filter="url(#edge)"><path d="M${t + 9},306C${t + 6},340 ${t + 14},368 ${t + n + 3},384C${t + n + 4},394 ${t + 8},402 ${t - 8},399C${t + 4},393 ${t + 2},360 ${t + 4},330Z" fill="${skin.shade}" opacity=".85"/></g><path d="M${t - 6},345C${t - 5},362 ${t - 6},374 ${t - 5},382" stroke="${skin.light}" stroke-width="7" stroke-linecap="round" opacity=".55" filter="url(#edge)"/>
<path d="M${t - n},389C${t - n + 4},396 ${t - 7},395 ${t - 2},399C${t + 4},400 ${t + 9},395 ${t + n},390" fill="none" stroke="${skin.line}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>
<path d="M${t - w},${y - smile}C${t - 18},${y - 8 * fullness} ${t - 8},${y - 11 * fullness} ${t},${y - 7 * fullness}C${t + 8},${y - 11 * fullness} ${t + 18},${y - 8 * fullness} ${t + w},${y - smile}C${t + 14},${y + 4} ${t - 14},${y + 4} ${t - w},${y - smile}Z" fill="${lip}"/><path d="M${t - w + 4},${y - smile + 2}C${t - 14},${y + 2 + 14 * fullness} ${t + 14},${y + 2 + 14 * fullness} ${t + w - 4},${y - smile + 2}C${t + 14},${y + 4} ${t - 14},${y + 4} ${t - w + 4},${y - smile + 2}Z" fill="${lip}" opacity=".78"/><path d="M${t - w - 2},${y - smile - 1}C${t - 16},${y + 3} ${t - 5},${y} ${t},${y + 1}C${t + 5},${y} ${t + 16},${y + 3} ${t + w + 2},${y - smile - 1}" fill="none" stroke="${skin.ink}" stroke-width="2.6" stroke-linecap="round" opacity=".62"/>`;
}

/** Neck and upper chest; the jaw's shadow falls on it. */
export function neck({ half = 56, skin }) {
  const l = c - half, r = c + half;
  const shape = `M${l},400L${l - 1},500C${l - 4},545 ${l - 36},570 ${l - 70},592L${c},760L${r + 70},592C${r + 36},570 ${r + 4},545 ${r + 1},500L${r},400Z`;
  return `<clipPath id="neck"><path d="${shape}"/></clipPath><path d="${shape}" fill="${skin.base}"/><g clip-path="url(#neck)"><path d="M${l - 20},430C${c - 40},505 ${c + 10},540 ${c + 26},640L${r + 140},640V420Z" fill="${skin.shade}" filter="url(#edge)"/><path d="M${l - 20},430C${c - 40},500 ${c + 30},520 ${r + 30},500L${r + 40},420Z" fill="${skin.line}" opacity=".38" filter="url(#soft)"/></g>`;
}

/** Round or angular rims, with a bridge and temples. */
export function glasses({ turn, colour, width = 4, rim = 'round', cheek = 110 }) {
  const t = c + turn, y = 325, near = t - 47, far = t + 46 - turn * 0.2;
  const lens = (x) => rim === 'round' ? `<ellipse cx="${x}" cy="${y}" rx="35" ry="32"/>` : `<path d="M${x - 36},${y - 22}C${x - 20},${y - 28} ${x + 20},${y - 28} ${x + 36},${y - 22}C${x + 38},${y + 6} ${x + 26},${y + 25} ${x},${y + 25}C${x - 26},${y + 25} ${x - 38},${y + 6} ${x - 36},${y - 22}Z"/>`;
  return `<g fill="#fff" fill-opacity=".1" stroke="${colour}" stroke-width="${width}">${lens(near)}${lens(far)}<path d="M${near + 34},${y - 6}C${t - 6},${y - 14} ${t + 4},${y - 14} ${far - 34},${y - 6}" fill="none"/><path d="M${near - 35},${y - 8}L${c - cheek + 2},${y - 12}M${far + 35},${y - 8}L${c + cheek - 2},${y - 12}" fill="none"/></g>`;
}
