// What people wear: shoulders in a square of 720, the middle at x = 360.
const shoulders = (w, y) => `M${360 - w},730C${360 - w + 4},${y + 62} ${360 - w + 44},${y + 26} ${360 - 148},${y}L276,${y - 34}C300,${y + 20} 420,${y + 20} 444,${y - 34}L${360 + 148},${y}C${360 + w - 44},${y + 26} ${360 + w - 4},${y + 62} ${360 + w},730Z`;
const shaded = (dark) => `<path d="M420,560C470,600 500,650 505,730L720,730L720,560Z" fill="${dark}" opacity=".5" filter="url(#soft)"/><path d="M150,730C150,690 156,668 168,650" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" opacity=".5"/><path d="M570,730C570,690 564,668 552,650" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;
const body = (width, fill, dark, y = 582) => `<clipPath id="body"><path d="${shoulders(width, y)}"/></clipPath><path d="${shoulders(width, y)}" fill="${fill}"/><g clip-path="url(#body)">${shaded(dark)}</g>`;

/** A jacket over a shirt with an open collar; `neck` is half its width. */
export function jacket({ fill, dark, shirt, shirtDark, neck, width = 280 }) {
  const l = 360 - neck - 8, r = 360 + neck + 8;
  return `<path d="M${l},516L256,566L234,735H486L464,566L${r},516L361,640Z" fill="${shirt}"/><path d="M361,640L464,566L486,735H392Z" fill="${shirtDark}" opacity=".55"/><path d="M361,640V735" stroke="${shirtDark}" stroke-width="3"/>
<path d="M${360 - width},735C${364 - width},644 ${404 - width},608 212,582L276,552C272,600 304,680 338,735Z" fill="${fill}"/><path d="M${360 + width},735C${356 + width},644 ${316 + width},608 508,582L444,552C448,600 416,680 382,735Z" fill="${fill}"/><path d="M${360 + width},735C${356 + width},644 ${316 + width},608 508,582L470,564C500,620 500,680 492,735Z" fill="${dark}" opacity=".55"/>
<path d="M276,550C254,566 244,590 240,612L276,624L262,642L340,737C308,680 282,610 276,550Z" fill="${fill}"/><path d="M444,550C466,566 476,590 480,612L444,624L458,642L380,737C412,680 438,610 444,550Z" fill="${dark}"/><path d="M${l},516C${l - 8},536 ${l - 16},548 ${l - 22},556L326,640L361,640Z" fill="${shirt}" stroke="${shirtDark}" stroke-width="3" stroke-linejoin="round"/><path d="M${r},516C${r + 8},536 ${r + 16},548 ${r + 22},556L396,640L361,640Z" fill="${shirtDark}"/><path d="M240,612L276,624L262,642L340,737" fill="none" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/>`;
}

/** A fine jumper with a high collar. */
export function rollneck({ fill, dark, light }) {
  return `${body(286, fill, dark)}<path d="M290,510C288,540 280,562 270,578C300,606 420,606 450,578C440,562 432,540 430,510C400,534 320,534 290,510Z" fill="${light}"/><path d="M392,526C408,522 420,518 430,510C432,540 440,562 450,578C436,590 420,596 400,599C404,570 400,548 392,526Z" fill="${dark}" opacity=".7"/><path d="M270,578C300,606 420,606 450,578" fill="none" stroke="${dark}" stroke-width="4" opacity=".7"/>`;
}

/** A jumper over a shirt, whose collar shows. */
export function jumper({ fill, dark, shirt, shirtDark, width = 286 }) {
  return `${body(width, fill, dark)}<path d="M272,556C290,612 330,640 360,642C392,640 432,612 448,556L436,530L360,600L284,530Z" fill="${shirt}"/><path d="M284,528C274,544 266,560 264,570L322,622L360,598Z" fill="${shirt}"/><path d="M436,528C446,544 454,560 456,570L398,622L360,598Z" fill="${shirtDark}"/><path d="M264,570L322,622L360,598L398,622L456,570" fill="none" stroke="${shirtDark}" stroke-width="4" stroke-linejoin="round"/><path d="M262,572C284,626 328,652 360,653C394,652 436,626 458,572" fill="none" stroke="${dark}" stroke-width="9" opacity=".8"/>`;
}

/** A blouse with a small V, or with a round neckline. */
export function blouse({ fill, dark, light, neckline = 'v', width = 262 }) {
  const cut = neckline === 'v' ? 'L358,668' : 'C290,640 430,640';
  const end = neckline === 'v' ? 'L446,552' : ' 446,556';
  const w = width;
  const shape = `M${360 - w},735C${366 - w},650 ${402 - w},612 222,586L274,556${cut}${end}L498,586C${318 + w},612 ${354 + w},650 ${360 + w},735Z`;
  const fold = neckline === 'v' ? `<path d="M274,556L256,590L352,700L358,668Z" fill="${light}"/><path d="M446,556L464,590L366,700L358,668Z" fill="${dark}" opacity=".85"/><path d="M357,690V735" stroke="${dark}" stroke-width="4"/>` : `<path d="M270,560C288,648 432,648 450,560" fill="none" stroke="${dark}" stroke-width="6" opacity=".55"/>`;
  return `<clipPath id="body"><path d="${shape}"/></clipPath><path d="${shape}" fill="${fill}"/><g clip-path="url(#body)">${shaded(dark)}</g>${fold}`;
}
