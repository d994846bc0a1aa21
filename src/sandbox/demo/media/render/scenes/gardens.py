"""Terraces on the ground floor with the garden that belongs to them."""
from street import *


def cladding(name, tone, kind):
    if kind == 'timber': return brick(name, *tone, (.07, .05, .035), .13, 60, .008, offset=0, rough=.7)
    return brick(name, *tone, (.36, .33, .30), .25, .075, .010)


def facade(p, i, x, W, m, fr, R):
    """One bay of the garden front: sliding door and window below, two windows above, a gable on top if asked."""
    B = bpy.data.materials; FH = 3.1; S = p.get('storeys', 2); H = S * FH
    ops = [(x + .5, x + .5 + .56 * W, .02, 2.42), (x + .72 * W + .25, x + W - .45, .02, 2.42)]; wall('y', 0, .4, x, x + W, FH, m, ops)
    win('y', 0, -1, *ops[0], fr, R, .25, cols=3, curtains=.9, reveal=.16, deep=3); win('y', 0, -1, *ops[1], fr, R, .1, cols=1, curtains=.3, reveal=.16)
    for k in range(1, S):
        z = k * FH; q = [(x + .14 * W, x + .42 * W, z + .1, z + 2.45), (x + .58 * W, x + .86 * W, z + .1, z + 2.45)]; wall('y', 0, .4, x, x + W, z + FH, m, q, z0=z); [win('y', 0, -1, *o, fr, R, .1, cols=2, bal=True) for o in q]
    box(x, x + W, 3.2, 10, 0, H, B['inroom'])
    if not p.get('gable'): return
    zn = M('zinc', lambda: mat('zinc', (.24, .25, .26), .45, .6)); c = x + W / 2
    mesh([(x, 0, H), (x + W, 0, H), (c, 0, H + 3.6), (x, .4, H), (x + W, .4, H), (c, .4, H + 3.6)], [(0, 1, 2), (5, 4, 3)], m); box(c - .9, c + .9, -.02, .02, H - .2, H + 1.6, fr); [box(c + a, c + a + .8, -.03, -.02, H - .13, H + 1.53, B['fglass']) for a in (-.83, .03)]
    for e in (x, x + W): v = [(e, -.12, H), (c, -.12, H + 3.6), (c, 10.5, H + 3.6), (e, 10.5, H)]; mesh(v + [(a, b, z + .18) for a, b, z in v], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1)], zn)
    box(x - .03, x + .03, -.16, -.05, 0, H, zn)


def terrace(p, seed):
    """Equal terraces in a row, seen from the lawn of the one at x = 0.
    p: tones (one cladding each), kind ('brick', 'timber'), bay, storeys, gable, end (nothing beyond it), low (no hedges between), trees, shed."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; W = p.get('bay', 6.0); S = p.get('storeys', 2); end = p.get('end', False); kinds = p.get('trees', ['lime', 'dark', 'birch']); last = 1 if end else 4
    skins = [cladding('skin%d' % i, t, p.get('kind', 'brick')) for i, t in enumerate(p['tones'])]; fr = mat('fr', (.05, .05, .052), .4); screen = M('screen', lambda: wood('screen', (.30, .19, .11), (.42, .28, .17), .6, grain=(14, 14, 1)))
    paving = M('terr', lambda: brick('terr', (.44, .41, .37), (.50, .47, .42), (.30, .28, .26), .8, .4, .006, .8, True, .5))
    for i in range(p.get('first', -3), last):
        x = i * W; facade(p, i, x, W, skins[i % len(skins)], fr, R); box(x + .15, x + W - .15, -2.9, 0, -.2, .0, paving)
        for k in range(14): box(x + .02, x + .07, -.12 - k * .19, -.24 - k * .19, .05, 1.85, screen)
        if not p.get('low'): hedge(x - .25, x + .3, -12, -2.9, -.1, 1.15, 'hedge', i + 9, 420, .05)
        if i: table(x + W * .45, -1.5, 1.5, .8, oak(), h=.74); [chair(x + W * .45 + a, -1.5 + b, r, fabric('n%d%g' % (i, a + b), (.5, .48, .43)), black(), 'x') for a, b, r in ((-.4, -.7, 180), (.4, .7, 0))]
        [shrub(x + .75 + j * .62, -3.35 - .12 * (j % 2), -.1, .32, .42 + .1 * (j % 3), ('grey', 'hedge', 'red')[(i + j) % 3], (i + 4) * 7 + j, 1100) for j in range(3)]
    if end: front('x', W, 1, .4, 10.4, S, 3.1, skins[0], Spec(2, lambda k, j: (1.1, .9, 1.5, dict(cols=1, deep=.5))), fr, R)
    else: hedge(W * last - .25, W * last + .3, -12, -2.9, -.1, 1.15, 'hedge', 3, 420, .05)
    so = fabric('so', p.get('sofa', (.56, .53, .47))); table(W * .66, -1.45, 1.9, .9, oak(), h=.74); [chair(W * .66 + a, -1.45 + b, r, fabric('s%g' % (a + b), p.get('seat', (.34, .38, .35))), oak(), 'x') for a, b, r in ((-.5, -.75, 180), (.5, -.75, 180), (-.5, .75, 0), (.5, .75, 0))]; bowl(W * .66, -1.45, .74, mat('bb', (.16, .3, .32), .4), .16, (.6, .12, .06), seed); armchair(1.25, -1.0, so, 60, oak()); armchair(1.15, -2.15, so, 110, oak()); coffee_table(1.95, -1.6, oak(), .32, second=False)
    lathe([(.0005, 0), (.22, 0), (.3, .5), (.26, .5), (.0005, .45)], (W - .5, -.55, 0), concrete('tub', (.34, .33, .32))); shrub(W - .5, -.55, .45, .36, .75, 'dark', 4, 1800)
    ground('none'); blades(-9, 14, -13, -3, -.15, .075, 900); tree(W + 1.7 if p.get('shed') or p.get('low') else W * .86, -6.5, -.15, 4.0, 'lime', 2, crown=1.0) if not p.get('apples') else None; [tuft(W + .9 + .3 * (j % 2), -3.4 - j * .55, -.1, .8, 130, j, .13) for j in range(7) if end or p.get('low')]
    if p.get('shed'): a, b, w, d, h = (W + 4.2, 1.0, 1.35, 2.2, 1.95) if end else (W - 1.3, -4.9, .95, 1.4, 1.7); box(a, a + w, b, b + d, -.1, h, screen); box(a - .08, a + w + .08, b - .1, b + d + .08, h, h + .07, fr); [box(a + k * .14, a + k * .14 + .015, b - .008, b, -.1, h, fr) for k in range(1, int(w / .14))]; box(a - .02, a, b + d * .25, b + d * .8, -.05, h - .15, fr)
    [tree(x, y, -.15, h, k, s) for x, y, h, k, s in ((W * last + 7, 5, 10, kinds[0], 1), (W * last + 12, -1, 9, kinds[1], 2), (-3 * W - 4, 2, 10, kinds[0], 3))]; backdrop(19, -40, 60, 13, kinds, 16, seed, -.1)
    if p.get('pond'):  # x, y, and half the length and width
        x, y, a, b = p['pond']; oval = lambda k, z: [(x + a * k * math.cos(t * .1309) * (1 + .07 * math.sin(t * .7)), y + b * k * math.sin(t * .1309), z) for t in range(48)]; mesh(oval(1.05, -.150), [tuple(range(48))], M('mud', lambda: mat('mud', (.03, .04, .03), .9))); mesh(oval(1, -.138), [tuple(range(48))], M('pondwater', lambda: water('pondwater', (.40, .52, .46))))
        for t in range(0, 48, 2):
            q = oval(1.04, -.15)[t]
            if q[1] > y - .2 * b or abs(q[0] - x) > .8 * a: tuft(*q, 1.0 + .3 * R.random(), 150, t, .22, ((.12, .15, .05), (.26, .27, .12))); shrub(q[0] + .5, q[1] + .4, -.15, .4, .45, ('grey', 'hedge')[t % 4 // 2], t, 700) if t % 6 == 0 else None
    for x, y, h, k in p.get('apples', []): tree(x, y, -.15, h, 'lime', k, crown=1.1); [sphere((x + .95 * math.cos(i * 2.4) * (.5 + .5 * R.random()), y + .95 * math.sin(i * 2.4) * (.5 + .5 * R.random()), h * (.52 + .3 * R.random())), .05, M('apple', lambda: mat('apple', (.50, .07, .04), .4)), 1, 12) for i in range(46)]
    daysky(p, 226, 42); return dict(loc=(.95, -10.6, 1.62), target=(4.3, 0, 1.6), lens=22, shift_y=.06)


def court(p, seed):
    """Garden side of the brick house by the canal: balconies above a court with fruit trees and a long table."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; bm = brick('bm', (.44, .36, .27), (.54, .45, .35), (.40, .37, .32), .25, .075, .010); fr = mat('fr', (.045, .04, .035), .4); N = 8; BW = 3.4; FH = 3.1; L = N * BW; wide = (0, 3, 4, 7)
    front('y', 0, -1, 0, L, 5, FH, bm, Spec(N, lambda k, i: (2.5, .05, 2.45, dict(cols=2, curtains=.7)) if i in wide else (1.3, .75 if k else .9, 1.6, dict(cols=1))), fr, R, lit=.05)
    for k in range(1, 5):
        for i in wide: balcony(i * BW + .25, (i + 1) * BW - .25, 0, k * FH + .02, 1.6, None, 'bars', R)
    Z = 5 * FH; box(-.05, L + .05, -.06, .5, Z, Z + .55, bm); box(-.08, L + .08, -.1, .55, Z + .55, Z + .63, B['slab']); box(.4, L - .4, 4.6, 11.4, 0, Z, B['inroom']); front('x', 0, -1, .4, 11.5, 5, FH, bm, Spec(3, lambda k, i: (1.2, .8, 1.7, dict(cols=1))), fr, R, lit=.05); box(L - .4, L, .4, 11.5, 0, Z, bm)
    dk = mat('dk', (.07, .068, .065), .5); front('y', 2.6, -1, 2.2, L - 2.2, 1, 3.0, dk, Spec(6, lambda k, i: (2.4, .05, 2.5, dict(cols=2, reveal=.08))), fr, R, z0=Z, t=.3, lit=.05); box(1.7, L - 1.7, 2.0, 11.4, Z + 3, Z + 3.25, B['slab']); rail('y', .3, .2, L - .2, Z + .6, B['rail'], .6, .12)
    ground('none'); gp = M('gp', lambda: brick('gp', (.42, .38, .33), (.48, .44, .38), (.28, .26, .24), .3, .15, .006, .85, True, .5)); box(-2, L + 2, -2.6, 0, -.2, -.06, gp); box(9.5, 18.5, -10.5, -5.2, -.2, -.09, gp); box(13, 14.6, -5.2, -2.6, -.2, -.09, gp)
    for i in wide: hedge(i * BW, (i + 1) * BW, -2.9, -2.4, -.1, .85, 'hedge', i, 480, .05)
    blades(-10, L + 6, -14, -2.7, -.15, .08, 600); [tree(x, y, -.15, h, 'lime', s, crown=1.08) for x, y, h, s in ((4.2, -6.6, 4.6, 1), (8.2, -11.2, 4.2, 2), (20.6, -6.2, 4.8, 3), (24.6, -10.2, 4.4, 1))]
    table(14, -7.8, 4.4, .95, oak(), h=.75); [(box(11.9, 16.1, y - .17, y + .17, .42, .47, oak(), .01), [box(x - .03, x + .03, y - .14, y + .14, -.09, .42, B['rail']) for x in (12.2, 15.8)]) for y in (-8.65, -6.95)]; bowl(13.2, -7.8, .75, mat('bb', (.70, .66, .58), .5), .17, (.60, .16, .05), seed); vase(15, -7.8, .75, mat('vv', (.24, .30, .30), .5), .24, 0, 7, seed)
    for i, x in enumerate((19.6, 21.6, 23.6)): box(x, x + 1.5, -13.2, -12.2, -.15, .38, M('bed', lambda: wood('bed', (.24, .15, .09), (.34, .23, .14), .7))); [shrub(x + .3 + j * .45, -12.7, .34, .24, .34, ('hedge', 'grey', 'birch')[(i + j) % 3], i * 5 + j, 500) for j in range(3)]
    neighbour(L + 4, L + 20, -1, 5, (.62, .54, .42), 5); neighbour(-24, -5, 2, 4, (.58, .50, .42), 7); tree(-5, -4, -.15, 8, 'birch', 2); daysky(p, 250, 44)
    return dict(loc=(5.6, -17.2, 1.65), target=(14.6, 0, 1.65), lens=20, shift_y=.15)
