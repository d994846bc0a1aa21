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
