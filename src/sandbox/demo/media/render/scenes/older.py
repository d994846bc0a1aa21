"""Older buildings: a block of 1965, a brick factory, a fisherman's house and a farmhouse in València."""
from street import *


def block(p, seed):
    """Four storeys of 1965: plaster, recessed balconies with coloured parapets, a low roof."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; N = 6; BW = 3.7; FH = 2.85; L = N * BW; Z = 4 * FH + .5; D = 10.5
    pl = plaster('pl', (.62, .57, .47), .06); par = plaster('par', (.36, .42, .38), .05); fr = mat('fr', (.72, .71, .68), .5); roof = brick('roof', (.16, .10, .08), (.22, .14, .11), (.08, .06, .05), .25, .3, .01, .8)
    for k in range(4):
        z = .5 + k * FH
        for i in range(N):
            a, b = i * BW, (i + 1) * BW
            if i % 3 == 1:
                front('y', 1.3, -1, a, b, 1, FH, pl, Spec(1, lambda kk, ii: (2.3, .04, 2.2, dict(cols=2))), fr, R, z0=z, lit=.08)
                for q in (a, b - .12): box(q, q + .12, 0, 1.4, z, z + FH, pl)
                box(a, b, -.2, 1.4, z - .16, z, B['slab']); box(a + .04, b - .04, -.2, -.1, z + .05, z + .95, par)
                if R.random() < .7: box(a + .3, b - .3, -.34, -.2, z + .72, z + .95, mat('flowerbox', (.25, .16, .11), .8)); [shrub(a + .5 + j * .45, -.27, z + .95, .18, .28, R.choice(['hedge', 'red', 'grey']), seed + j + k * 7, 300, .05) for j in range(6)]
            else: front('y', 0, -1, a, b, 1, FH, pl, Spec(1, lambda kk, ii: (2.0, .9, 1.4, dict(cols=2, reveal=.12))), fr, R, z0=z, lit=.08)
    front('x', 0, -1, .4, D, 4, FH, pl, Spec(2, lambda k, i: (1.1, .9, 1.4, dict(cols=1, reveal=.12))), fr, R, z0=.5, lit=.08); box(-.04, L + .04, -.06, D, -.2, .5, M('sock', lambda: concrete('sock', (.34, .33, .31))))
    box(.4, L - .4, 3.6, D - .4, 0, Z, B['inroom']); box(L - .4, L, .3, D, 0, Z, pl); mesh([(0, 0, Z), (0, D, Z), (0, D / 2, Z + 1.9)], [(0, 2, 1)], pl)
    mesh([(-.5, -.7, Z - .05), (L + .5, -.7, Z - .05), (L + .5, D + .7, Z - .05), (-.5, D + .7, Z - .05), (-.5, D / 2, Z + 2.05), (L + .5, D / 2, Z + 2.05)], [(0, 1, 5, 4), (2, 3, 4, 5)], roof); box(-.5, L + .5, -.72, -.66, Z - .2, Z - .02, fr)
    ground('none'); path = M('path', lambda: brick('path', (.38, .36, .33), (.44, .42, .39), (.26, .25, .23), .5, .5, .01, .85, True, .5)); box(-40, 60, -7.2, -5.6, -.2, -.1, path); box(2.5 * BW - .8, 2.5 * BW + .8, -5.6, 0, -.2, -.1, path)
    blades(-16, 30, -5.6, -.2, -.14, .07, 700); blades(-16, 24, -19, -7.2, -.14, .08, 800); hedge(-.2, 2.5 * BW - 1, -1.2, -.5, -.1, .8, 'hedge', 2, 450, .05); hedge(2.5 * BW + 1, L, -1.2, -.5, -.1, .8, 'hedge', 3, 450, .05)
    for x, y, kind, h, s in ((16.5, -4.2, 'birch', 11, 1), (27, -3.6, 'lime', 12, 2), (-7, 4, 'lime', 13, 3), (-12, 12, 'dark', 14, 1), (34, 6, 'dark', 13, 2), (-4, 18, 'lime', 14, 2)): tree(x, y, -.15, h, kind, s)
    bench(6.5, -8.0, 180); daysky(p, 236, 38); return dict(loc=(-6.2, -16.2, 1.6), target=(9.6, 3, 1.6), lens=22, shift_y=.1)


def factory(p, seed):
    """Three storeys of brick with large steel windows around a paved court, a chimney behind."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; N = 6; BW = 4.4; FH = 4.3; L = N * BW; Z = 3 * FH; D = 14
    br = brick('br', (.32, .145, .09), (.42, .21, .14), (.34, .30, .27), .25, .075, .01); st = mat('stone', (.60, .55, .47), .9, spec=.1); fr = mat('fr', (.04, .05, .05), .4)
    for k in range(3):
        z = k * FH; s, h = (.9, 2.75)
        front('y', 0, -1, 0, L, 1, FH, br, Spec(N, lambda kk, i: (1.9, 0, 3.2, dict(cols=2, rows=(2.5,), curtains=0)) if k == 0 and i == 2 else (3.0, s, h, dict(cols=4, rows=(z + s + .7, z + s + 1.4, z + s + 2.1), reveal=.25, curtains=.2, f=.045))), fr, R, z0=z, lit=.12)
        for i in range(N): c = (i + .5) * BW; box(c - 1.65, c + 1.65, -.05, .02, z + s + h, z + s + h + .32, st) if k or i != 2 else None; box(c - 1.6, c + 1.6, -.1, .05, z + s - .14, z + s, st) if k or i != 2 else None
        box(-.05, L + .05, -.08, 0, z + FH - .2, z + FH - .02, br)
    front('x', 0, -1, .4, D, 3, FH, br, Spec(3, lambda k, i: (2.4, .9, 2.75, dict(cols=3, rows=(), reveal=.25, curtains=0, f=.045))), fr, R, lit=.1)
    for i in range(N + 1): box(i * BW - .34, i * BW + .34, -.16, .1, 0, Z + .3, br)
    box(-.1, L + .1, -.2, .3, Z, Z + .75, br); box(-.2, L + .2, -.3, .4, Z + .75, Z + .9, st); box(-.1, .3, -.2, D, Z, Z + .75, br); box(-.2, .4, -.3, D, Z + .75, Z + .9, st); box(.4, L, 4.6, D, 0, Z, B['inroom']); box(L - .4, L, .3, D, 0, Z, br)
    for i in range(5):  # north lights on the roof
        x = 2 + i * 4.8; mesh([(x, 3, Z + .3), (x, 12, Z + .3), (x, 12, Z + 2.4), (x, 3, Z + 2.4), (x + 3.6, 3, Z + .3), (x + 3.6, 12, Z + .3)], [(0, 1, 2, 3), (3, 2, 5, 4), (0, 3, 4)], mat('saw%d' % i, (.22, .22, .22), .6))
    lathe([(1.25, 0), (.85, 25), (1.05, 25.3), (1.05, 26.2), (.8, 26.2)], (L + 3, 20, 0), brick('chimney', (.34, .16, .10), (.42, .22, .15), (.34, .30, .27)))
    ground('none'); box(-60, 90, -40, 30, -.2, -.06, M('cobbles', lambda: brick('cobbles', (.22, .21, .20), (.32, .30, .28), (.10, .10, .095), .2, .16, .014, .9, True, .5, bump=.8)))
    box(2 * BW + .9, 3 * BW - .9, -1.4, 0, 3.35, 3.5, fr); [lathe([(.0005, 0), (.5, 0), (.58, .62), (.5, .62), (.0005, .5)], (x, -1.6, 0), concrete('tub%d' % x, (.36, .35, .33))) for x in (5, 15, 20)]; [tree(x, -1.6, .5, 3.6, p.get('trees', 'birch'), x % 3) for x in (5, 15, 20)]
    neighbour(L + 6, L + 26, 8, 3, (.42, .22, .15), 4, pitched=False, fh=4); tree(-9, 6, -.1, 11, p.get('trees', 'lime'), 1); tree(-14, 14, -.1, 12, p.get('trees', 'lime'), 2); backdrop(40, -50, 70, 10, p.get('trees', 'lime'), 14, seed, -.1); bench(10.8, -5.4)
    daysky(p, 238, 34); return dict(loc=(-6.4, -15.8, 1.65), target=(9.8, 3, 1.65), lens=21, shift_y=.15)


def fishers(p, seed):
    """Three narrow houses in the Cabanyal, each with tiles of its own; the middle one is meant."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; BW = 5.6; tr = mat('trim', (.76, .73, .66), .85, spec=.1); tone = [((.62, .50, .30), (.68, .56, .36)), ((.10, .26, .30), (.58, .62, .58)), ((.50, .24, .17), (.58, .31, .23))]
    for i in range(4):
        x = i * BW; H = (7.4, 7.9, 7.1, 7.6)[i]; q = tone[i % 3]; m = brick('tiles%d' % i, *q, (.62, .58, .5), .2, .2, .004, .3, offset=0, spec=.4, bump=.2); sh = mat('shutter%d' % i, ((.34, .22, .13), (.08, .20, .22), (.20, .27, .18))[i % 3], .55)
        ground_ops = lambda k, j: (1.25, 0, 2.75, dict(cols=2, rows=(2.2,), curtains=0, reveal=.3)) if j == 0 else (1.3, .55, 2.2, dict(cols=2, rows=(2.2,), reveal=.25))
        front('y', 0, -1, x, x + BW, 1, 3.7, m, Spec(2, ground_ops), sh, R, gh=3.7, lit=0); front('y', 0, -1, x, x + BW, 1, H - 3.7, m, Spec(2, lambda k, j: (1.15, .06, 2.45, dict(cols=2, rows=(3.7 + 1.9,), reveal=.25))), sh, R, z0=3.7, lit=.1)
        for j in (0, 1):
            c = x + (j + .5) * BW / 2; w = .75
            for a, b, z0, z1 in ((c - w, c - w + .13, 0 if not j else .5, 2.9), (c + w - .13, c + w, 0 if not j else .5, 2.9), (c - w - .08, c + w + .08, 2.76, 2.98), (c - w, c - w + .13, 3.7, 6.3), (c + w - .13, c + w, 3.7, 6.3), (c - w - .08, c + w + .08, 6.2, 6.42)): box(a, b, -.06, .02, z0, z1, tr)
            box(c - w - .1, c + w + .1, -.62, 0, 3.58, 3.7, tr); rail('y', -.58, c - w - .05, c + w + .05, 3.7, B['rail'], .95, .1); rail('x', c - w - .05, -.58, 0, 3.7, B['rail'], .95, .1); rail('x', c + w + .05, -.58, 0, 3.7, B['rail'], .95, .1)
            if not j: box(c - .56, c + .56, .2, .26, 0, 2.1, sh); [panelled('y', .2, -1, c - .5 + d, c - .06 + d, .25, 1.95, sh) for d in (0, .56)]
        box(x + .01, x + BW - .01, -.04, .3, 0, .75, M('sock', lambda: concrete('sock', (.42, .40, .36)))); box(x, x + BW, -.2, .3, H - .02, H + .14, tr); box(x, x + BW, -.12, .2, H + .14, H + .24, tr)
        n = 15
        if i % 2: [box(x + .25 + k * (BW - .5) / n - .06, x + .25 + k * (BW - .5) / n + .06, -.02, .1, H + .24, H + .8, tr) for k in range(n + 1)]; box(x + .1, x + BW - .1, -.06, .14, H + .8, H + .92, tr)
        else: box(x, x + BW, -.02, .2, H + .24, H + .85, m); box(x, x + BW, -.06, .24, H + .85, H + .93, tr)
        box(x + .1, x + BW - .1, 3.2, 9, 0, H, B['inroom']); box(x + BW - .2, x + BW, .3, 9, 0, H + .2, plaster('party%d' % i, (.70, .64, .52)))
    neighbour(-12, 0, .2, 2, (.70, .62, .46), 4, pitched=False, fh=3.6); neighbour(4 * BW, 4 * BW + 14, .2, 3, (.62, .50, .36), 5, pitched=False, fh=3.4); ground('street', -.0); palm(20.5, -3.4, -.1, 7.2, 5); [lathe([(.0005, 0), (.2, 0), (.28, .45), (.24, .45), (.0005, .4)], (x, -.5, 0), mat('tp%d' % (x * 10), (.50, .27, .17), .85)) for x in (5.75, 8.35, 10.9)]; [shrub(x, -.5, .42, .34, .5, kind, int(x)) for x, kind in ((5.75, 'hedge'), (8.35, 'red'), (10.9, 'grey'))]
    daysky(p, 232, 46, clouds=.25, top=(.14, .32, .68)); return dict(loc=(3.0, -10.6, 1.6), target=(9.2, 2, 1.6), lens=22, shift_y=.12)


def farmhouse(p, seed):
    """White alqueria among orange trees."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; wl = plaster('wl', (.78, .73, .62), .08, .07); fr = mat('fr', (.16, .26, .24), .6); tile = brick('tile', (.42, .21, .12), (.52, .29, .18), (.26, .14, .09), .22, .32, .012, .85, bump=.9); st = mat('stone', (.55, .48, .37), .9)
    def body(x0, x1, y0, y1, h, k, spec, n):
        front('y', y0, -1, x0, x1, 1, h, wl, Spec(n, spec), fr, R, gh=h, t=.6, lit=0); box(x0, x0 + .5, y0 + .6, y1, -.2, h, wl); box(x1 - .5, x1, y0 + .6, y1, -.2, h, wl); box(x0 + .5, x1 - .5, y0 + 3, y1, 0, h, B['inroom']); ym = (y0 + y1) / 2
        mesh([(x0 - .25, y0 - .5, h), (x1 + .25, y0 - .5, h), (x1 + .25, y1 + .4, h), (x0 - .25, y1 + .4, h), (x0 - .25, ym, h + k), (x1 + .25, ym, h + k)], [(0, 1, 5, 4), (2, 3, 4, 5)], tile); [mesh([(q, y0, h), (q, y1, h), (q, ym, h + k - .05)], [(0, 1, 2)], wl) for q in (x0, x1)]
    body(0, 14, 0, 9, 6.4, 2.1, lambda k, i: (2.3, 0, 2.95, dict(cols=2, curtains=0, deep=4)) if i == 2 else (1.1, 1.0, 1.7, dict(cols=2, curtains=0)), 5); arch('y', 0, .6, 5.85, 8.15, 1.8, 3.0, wl)
    for i in range(5): c = (i + .5) * 2.8; box(c - .5, c + .5, -.03, .02, 4.1, 5.5, fr); box(c - .43, c + .43, -.045, -.03, 4.17, 5.43, B['fglass']); box(c - .6, c + .6, -.1, 0, 4.0, 4.1, st)
    body(14, 22, 1.2, 8, 3.4, 1.4, lambda k, i: (1.5, 0, 2.4, dict(cols=2, curtains=0)), 3)
    ground('none'); [mesh([(-200, -200, -.1), (200, -200, -.1), (200, 200, -.1), (-200, 200, -.1)], [(0, 1, 2, 3)], M('earth', lambda: plaster('earth', (.27, .20, .13), .3, .2)))]; box(-6, 26, -5.5, 0, -.2, -.04, M('court', lambda: brick('court', (.46, .36, .26), (.54, .43, .32), (.36, .29, .21), .4, .4, .01, .9, True, .5)))
    orange = mat('orange', (.75, .30, .03), .5)
    for r in range(2):
        for i in range(7):
            x, y = -9 + i * 3.6 + R.uniform(-.2, .2), -8.2 - r * 3.4
            if x < 5.5 and r: continue
            cyl((x, y, -.1), .07, .9, bark()); shrub(x, y, .7, 1.05, 1.5, 'hedge', i + r * 7, 5200, .1); [sphere((x + 1.0 * math.cos(a), y - 1.0 * abs(math.sin(a)) * .95, R.uniform(.95, 1.85)), .055, orange, 1, 10) for a in [R.uniform(0, 6.28) for _ in range(18)]]
    palm(-3.4, 2.5, -.1, 9.5, 2); palm(-5.2, 5.5, -.1, 7.5, 5); [cypress(24 + i * 1.6, 7, -.1, 8 + i % 2, i + 1) for i in range(4)]; tree(-9, 12, -.1, 8, 'pine', 1); [shrub(1.5 + i * 2.7, -.7, -.05, .42, .6, ('grey', 'red', 'hedge')[i % 3], i) for i in range(5) if i != 2]; backdrop(48, -80, 90, 7, ['pine', 'olive'], 20, seed, -.5)
    daysky(p, 228, 42, clouds=.3, top=(.14, .32, .68)); return dict(loc=(-4.6, -14.4, 1.65), target=(7.6, 2, 1.65), lens=23, shift_y=.08)


def eixample(p, seed):
    """Corner house in València's Ensanche: shops, four storeys of shutters and iron balconies, a roof flat set back."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; G, FH, C, L, D = 4.6, 3.4, 4.4, 24.4, 20.4; Z = G + 4 * FH
    sand = plaster('sand', (.72, .54, .315), .06, .05); terra = plaster('terra', (.50, .25, .155), .06, .05); tr = mat('trim', (.80, .745, .64), .85, spec=.1); fr = mat('fr', (.17, .10, .055), .5); st = brick('base', (.60, .535, .44), (.66, .59, .49), (.48, .43, .36), 1.2, .46, .008, .85); sh = M('shutter', lambda: mat('shutter', (.21, .10, .045), .6)); dk = mat('gap', (.105, .05, .024), .8); joinery = mat('joinery', (.06, .12, .10), .45); cloth = fabric('awning', (.72, .62, .44)); M('shop', lambda: mat('shop', (.60, .52, .40), .9, emit=(.9, .72, .48, .5)))

    def shutter(a, b, z0, z1, y=-.05):  # a leaf with its slats, flat against the wall or closed in the opening
        for q in (a, b - .05): box(q, q + .05, y - .045, y, z0, z1, sh)
        for q in (z0, (z0 + z1) / 2 - .04, z1 - .08): box(a, b, y - .045, y, q, q + .08, sh)
        box(a + .05, b - .05, y - .012, y - .004, z0, z1, dk); n = int((z1 - z0) / .115); [box(a + .05, b - .05, y - .036, y - .012, z0 + i * .115, z0 + i * .115 + .085, sh) for i in range(n)]

    def bay(c, w, kinds):  # one axis of windows, 0 is the middle of its front
        for k, kind in enumerate(kinds):
            z = G + k * FH; a, b, s, h = c - .6, c + .6, z + .12, z + 2.72
            if kind == 'loggia':
                o = (c - 1.45, c + 1.45, z + .12, z + 2.86); wall('y', 0, .45, c - w / 2, c + w / 2, z + FH, sand, [o], z0=z); [box(q, q + .2, .45, 1.9, z, z + FH, terra) for q in (o[0] - .2, o[1])]; box(o[0], o[1], 0, 2, z - .1, z + .12, tr); box(o[0], o[1], .45, 2, h + .14, h + .3, tr); front('y', 1.8, -1, o[0] - .2, o[1] + .2, 1, FH, terra, Spec(1, lambda kk, i: (2.1, .12, 2.4, dict(cols=2, reveal=.1, curtains=.5))), fr, R, z0=z, lit=.05); box(o[0] - .1, o[1] + .1, -.16, .05, z - .06, z + .12, tr); rail('y', -.1, o[0], o[1], z + .12, B['rail'], .98, .11, .009)
                if R.random() < .75: shrub(R.choice([o[0] + .5, o[1] - .5]), .4, z + .3, .3, .55, R.choice(['hedge', 'grey']), seed + k, 400, .06)
                continue
            wall('y', 0, .45, c - w / 2, c + w / 2, z + FH, sand, [(a, b, s, h)], z0=z); win('y', 0, -1, a, b, s, h, fr, R, .05, cols=2, rows=(s + 1.95,), reveal=.26, curtains=.5); [box(q, q + .13, -.05, .02, s, h + .1, tr) for q in (a - .13, b)]; box(a - .2, b + .2, -.1, .02, h, h + .16, tr); box(a - .26, b + .26, -.16, .02, h + .16, h + .23, tr); closed = R.random()
            if closed < .16: shutter(a, c, s, h, .2); shutter(c, b, s, h, .2)
            else: shutter(a - .68, a - .1, s, h); shutter(b + .1, b + .68, s, h)
            if kind == 'balcony': box(a - .75, b + .75, -.72, 0, z - .02, z + .1, tr); [box(q, q + .14, -.5, 0, z - .34, z - .02, tr) for q in (a - .5, b + .36)]; rail('y', -.68, a - .72, b + .72, z + .1, B['rail'], .98, .1, .009); [rail('x', q, -.68, 0, z + .1, B['rail'], .98, .1, .009) for q in (a - .72, b + .72)]
            else: box(a - .12, b + .12, -.26, .02, z, z + .12, tr); rail('y', -.2, a - .06, b + .06, z + .12, B['rail'], .96, .1, .009); [rail('x', q, -.2, 0, z + .12, B['rail'], .96, .1, .009) for q in (a - .06, b + .06)]

    def shop(c, w, kind, width):  # ground floor of one axis
        o = (c - width / 2, c + width / 2, 0 if kind in ('door', 'gate') else .5, 3.5); wall('y', 0, .5, c - w / 2, c + w / 2, G - .3, st, [o]); [box(q, q + .12, -.05, .02, o[2], 3.5, tr) for q in (o[0] - .12, o[1])]; box(o[0] - .12, o[1] + .12, -.08, .02, 3.5, 3.74, tr)
        if kind == 'gate':
            box(o[0], o[1], .3, .36, 0, 2.7, sh); [panelled('y', .3, -1, a, a + width / 2 - .16, q, q + 1.1, sh) for a in (o[0] + .08, c + .08) for q in (.2, 1.45)]; window('y', 0, .3, o[0], o[1], 2.7, 3.5, fr, 2); box(o[0], o[1], .33, .34, 2.7, 3.5, B['inroom']); return
        window('y', 0, .22, *o, joinery, 2 if width > 2 else 1, (2.75,), f=.07); box(o[0], o[1], .22, .23, o[2], 3.5, B['fglass']); box(c - w / 2, c + w / 2, 4.2, 4.3, 0, 4.2, B['shop']); box(c - w / 2, c + w / 2, .5, 4.2, -.02, .04, oak())
        if kind == 'books': shelf(o[0], o[1], 1.7, 1.7, 3, oak(), .3, seed + int(c * 7), .95, 3)
        if kind in ('books', 'desk'): [pendant(c + q, 1.2, 4.2, 1.35, M('pend', lambda: mat('pend', (.62, .24, .12), .5)), 'dome', .2) for q in (-.6, .6)]
        if kind == 'desk': table(c, 1.7, 1.4, .6, oak()); potplant(c + .8, 1.1, 0, 1.5, seed=3)
        if p.get('awnings', True) and kind == 'books': a, b = o[0] - .2, o[1] + .2; mesh([(a, -.04, 3.42), (b, -.04, 3.42), (b, -1.15, 2.78), (a, -1.15, 2.78), (b, -1.15, 2.56), (a, -1.15, 2.56)], [(0, 3, 2, 1), (3, 5, 4, 2)], cloth)

    def run(width, n, kinds, shops, sign=None):
        bw = width / n
        for i in range(n): c = -width / 2 + (i + .5) * bw; bay(c, bw, kinds(i)); shop(c, bw, *shops[i])
        box(-width / 2, width / 2, -.1, .5, G - .32, G - .1, tr); box(-width / 2, width / 2, -.22, .5, G - .1, G + .02, tr); box(-width / 2, width / 2, -.06, .02, 0, .42, st)
        for q in (Z - .42, Z - .14): box(-width / 2 - .05, width / 2 + .05, -.14 if q < Z - .3 else -.5, .5, q, q + .16, tr)
        [box(-width / 2 + .25 + i * .62, -width / 2 + .43 + i * .62, -.4, 0, Z - .28, Z - .13, tr) for i in range(int(width / .62))]; box(-width / 2, width / 2, -.02, .3, Z, Z + .18, sand); box(-width / 2, width / 2, -.08, .36, Z + .18, Z + .24, tr); rail('y', .1, -width / 2, width / 2, Z + .24, B['rail'], .8, .12, .009)
        if sign: box(-width / 2 + .5, width / 2 - .5, -.07, 0, 3.82, 4.2, joinery)
    plain, iron = ['balcony', 'juliet', 'juliet', 'juliet'], ['balcony'] * 4
    with Group(((C + L) / 2, 0, 0)): run(L - C, 6, lambda i: ['loggia'] * 4 if i in (1, 4) else iron if i % 3 == 0 else plain, [('books', 2.3), ('books', 2.3), ('gate', 1.7), ('desk', 2.3), ('desk', 2.3), ('desk', 2.3)])
    with Group((0, (C + D) / 2, 0), -90): run(D - C, 5, lambda i: iron if i % 2 else plain, [('desk', 2.2), ('desk', 2.2), ('desk', 2.2), ('books', 2.2), ('books', 2.2)])
    with Group((C / 2, C / 2, 0), -45): run(C * 2 ** .5, 2, lambda i: iron, [('books', 2.1), ('books', 2.1)], True)
    # the body behind the fronts, and the roof flat
    v = [(C + .3, 4.3), (L - .5, 4.3), (L - .5, D - .5), (4.3, D - .5), (4.3, C + .3)]; mesh([(x, y, z) for z in (G, Z) for x, y in v], [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(i, (i + 1) % 5, (i + 1) % 5 + 5, i + 5) for i in range(5)], B['inroom']); box(L - .5, L, .3, D, -.2, Z + .6, sand); box(.3, L, D - .5, D, -.2, Z + .6, sand); v = [(C, .2), (L, .2), (L, D), (.2, D), (.2, C)]; mesh([(x, y, Z + .02) for x, y in v], [(0, 1, 2, 3, 4)], B['slab'])
    front('y', 1.9, -1, 4.4, L - 1.2, 1, 3.0, terra, Spec(6, lambda k, i: (2.0, .05, 2.4, dict(cols=2, reveal=.15))), fr, R, z0=Z, lit=.05); front('x', 1.9, -1, 4.4, D - 1.2, 1, 3.0, terra, Spec(5, lambda k, i: (2.0, .05, 2.4, dict(cols=2, reveal=.15))), fr, R, z0=Z, lit=.05)
    with Group((3.15, 3.15, 0), -45): front('y', 0, -1, -1.77, 1.77, 1, 3.0, terra, Spec(1, lambda k, i: (2.4, .05, 2.4, dict(cols=2, reveal=.15))), fr, R, z0=Z, lit=.05)
    e = [(4.2, 1.4), (L - .7, 1.4), (L - .7, D - .7), (1.4, D - .7), (1.4, 4.2)]; mesh([(x, y, z) for z in (Z + 3.0, Z + 3.22) for x, y in e], [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(i, (i + 1) % 5, (i + 1) % 5 + 5, i + 5) for i in range(5)], tr); [shrub(x, 1.2, Z + .5, .5, 1.0, k, int(x), 1500) for x, k in ((6, 'hedge'), (9.4, 'grey'), (12.8, 'hedge'), (16.5, 'hedge'), (19, 'grey'))]; shrub(1.1, 7, Z + .5, .5, 1.0, 'hedge', 3, 1500); tree(3.2, 2.2, Z, 2.3, 'olive', 3)
    # streets: pavement with cut corners, asphalt, a crossing
    m, n = textured('asphalt', .85, .15); v = n.coord(); n.set(n.b.inputs['Base Color'], n.ramp(n.mix(.5, n.noise(v, .5, 6), n.noise(v, 40, 3)), (.3, (.085, .085, .085)), (.7, (.13, .13, .128)))); mesh([(-200, -200, -.14), (200, -200, -.14), (200, 200, -.14), (-200, 200, -.14)], [(0, 1, 2, 3)], m); pv = brick('paving', (.47, .43, .37), (.53, .49, .42), (.38, .35, .31), .4, .4, .008, .85, True, 0); kb = mat('kerb', (.56, .53, .48), .85); W = 4.6; k = C - W * .41
    for q, z, mm in ((W, -.02, kb), (W - .16, -.005, pv)): c = k + (W - q) * .41; e = [(c, -q), (120, -q), (120, 120), (-q, 120), (-q, c)]; mesh([(x, y, zz) for zz in (-.2, z) for x, y in e], [(5, 6, 7, 8, 9)] + [(i, (i + 1) % 5, (i + 1) % 5 + 5, i + 5) for i in range(5)], mm)
    wt = M('mark', lambda: mat('mark', (.66, .66, .63), .8)); [box(-W - 1.0 - i * 1.0, -W - .5 - i * 1.0, 5.2, 8.6, -.15, -.13, wt) for i in range(8)]; [box(6.2 + j, 6.2 + 3.2 + j, -W - 1.1 - i * 1.0, -W - .6 - i * 1.0, -.15, -.13, wt) for i in range(7) for j in (0,)]; box(-60, -W - 9.6, -40, 200, -.2, -.01, pv)

    def houses(x, run_, seed_):  # houses of 1912 along y = 0, as on the balconies' pictures
        r = random.Random(seed_); s2 = M('gshut', lambda: mat('gshut', (.10, .22, .16), .6)); wm = M('nbw', lambda: mat('nbw', (.06, .07, .075), .12, spec=.5))
        for i, (w, c, H) in enumerate(run_):
            box(x, x + w, 0, 12, -.2, H, plaster('op%d_%d' % (seed_, i), c, .05)); box(x - .05, x + w + .05, -.4, .1, H - .5, H, tr); nb = max(2, int(w / 2.9)); bw = w / nb; box(x, x + w, -.04, .1, 0, .7, st)
            for j in range(nb):
                a = x + (j + .5) * bw - .55; box(a - .3, a + 1.4, -.05, 0, .1, 3.2, wm); box(a - .4, a + 1.5, -.1, 0, 3.2, 3.5, tr)
                for kk in range(int((H - 5.2) / 3.45)):
                    z = 4.4 + kk * 3.45; box(a, a + 1.1, -.08, 0, z, z + 2.5, wm); box(a - .12, a + 1.22, -.14, 0, z + 2.5, z + 2.7, tr); [box(q, q + .52, -.12, -.04, z, z + 2.5, s2) for q in (a - .54, a + 1.12)]; box(a - .5, a + 1.6, -.7, 0, z - .12, z, tr); rail('y', -.66, a - .48, a + 1.58, z, B['rail'], .95, .14, .01)
            x += w
    with Group((L + 8, .3, 0)): houses(0, ((13, (.66, .44, .28), 19), (12, (.76, .70, .60), 20.5), (14, (.60, .36, .27), 18.5), (15, (.74, .66, .50), 20)), 1)
    with Group((.3, D + 46, 0), -90): houses(0, ((13, (.74, .66, .50), 19.5), (12, (.62, .38, .28), 18.5)), 2)
    with Group((-W - 14, 8, 0), 90): houses(0, ((14, (.72, .66, .56), 19), (13, (.64, .42, .30), 20), (15, (.76, .70, .58), 18.5), (15, (.66, .50, .36), 20)), 3)
    with Group((-60, 90, 0)): houses(0, ((20, (.72, .64, .5), 19), (20, (.66, .48, .34), 20), (20, (.72, .66, .56), 18)), 4)
    # the convent's garden beside the house, behind a wall; planes along the kerb
    box(L, L + 8, .1, .4, -.2, 2.4, st); box(L, L + 8, .04, .46, 2.4, 2.52, tr); [tree(x, y, 0, h, 'pine', s) for x, y, h, s in ((L + 3, 4, 14, 1), (L + 5.5, 9, 15, 2), (L + 3.5, 14, 14, 3))]; [tree(x, -3.3, -.02, h, 'lime', s, crown=.72) for x, h, s in ((12.4, 7.6, 2), (20.4, 8.2, 1), (28, 9, 3), (36, 8.6, 2), (45, 9, 1))]; [tree(-3.3, y, -.02, h, 'lime', s, crown=.8) for y, h, s in ((13.5, 7.8, 3), (23, 8.6, 1), (34, 9, 2))]; lamp_post(16.4, -3.9); bench(14.4, -2.9, 180); [lathe([(.0005, 0), (.22, 0), (.3, .5), (.26, .5), (.0005, .45)], (x, y, 0), M('tp', lambda: mat('tp', (.50, .27, .17), .85))) for x, y in ((3.75, .1), (.1, 3.75))]; [shrub(x, y, .46, .36, .6, 'hedge', 5, 1800) for x, y in ((3.75, .1), (.1, 3.75))]; [cyl((x, -W + .35, 0), .05, .85, B['rail']) for x in (2.9, 4.2)]
    for q in bpy.data.materials: q.cycles.sample_as_light = False  # every sample goes to the sun
    daysky(p, 242, 46, clouds=.25, top=(.14, .32, .68)); return dict(loc=(-9.0, -25.0, 1.65), target=(6.9, 3, 1.65), lens=29, shift_y=.222)
