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
    for i in range(-3, last):
        x = i * W; facade(p, i, x, W, skins[i % len(skins)], fr, R); box(x + .15, x + W - .15, -2.9, 0, -.2, .0, paving)
        for k in range(14): box(x + .02, x + .07, -.12 - k * .19, -.24 - k * .19, .05, 1.85, screen)
        if not p.get('low'): hedge(x - .25, x + .3, -12, -2.9, -.1, 1.15, 'hedge', i + 9, 420, .05)
        if i: table(x + W * .45, -1.5, 1.5, .8, oak(), h=.74); [chair(x + W * .45 + a, -1.5 + b, r, fabric('n%d%g' % (i, a + b), (.5, .48, .43)), black(), 'x') for a, b, r in ((-.4, -.7, 180), (.4, .7, 0))]
        [shrub(x + .75 + j * .62, -3.35 - .12 * (j % 2), -.1, .32, .42 + .1 * (j % 3), ('grey', 'hedge', 'red')[(i + j) % 3], (i + 4) * 7 + j, 1100) for j in range(3)]
    if end: front('x', W, 1, .4, 10.4, S, 3.1, skins[0], Spec(2, lambda k, j: (1.1, .9, 1.5, dict(cols=1, deep=.5))), fr, R)
    else: hedge(W * last - .25, W * last + .3, -12, -2.9, -.1, 1.15, 'hedge', 3, 420, .05)
    so = fabric('so', p.get('sofa', (.56, .53, .47))); table(W * .66, -1.45, 1.9, .9, oak(), h=.74); [chair(W * .66 + a, -1.45 + b, r, fabric('s%g' % (a + b), p.get('seat', (.34, .38, .35))), oak(), 'x') for a, b, r in ((-.5, -.75, 180), (.5, -.75, 180), (-.5, .75, 0), (.5, .75, 0))]; bowl(W * .66, -1.45, .74, mat('bb', (.16, .3, .32), .4), .16, (.6, .12, .06), seed); armchair(1.25, -1.0, so, 60, oak()); armchair(1.15, -2.15, so, 110, oak()); coffee_table(1.95, -1.6, oak(), .32, second=False)
    lathe([(.0005, 0), (.22, 0), (.3, .5), (.26, .5), (.0005, .45)], (W - .5, -.55, 0), concrete('tub', (.34, .33, .32))); shrub(W - .5, -.55, .45, .36, .75, 'dark', 4, 1800)
    ground('none'); blades(-9, 14, -13, -3, -.15, .075, 900); tree(W + 1.7 if p.get('shed') or p.get('low') else W * .86, -6.5, -.15, 4.0, 'lime', 2, crown=1.0); [tuft(W + .9 + .3 * (j % 2), -3.4 - j * .55, -.1, .8, 130, j, .13) for j in range(7) if end or p.get('low')]
    if p.get('shed'): a, b = (W + 4.2, 1.0) if end else (W - 1.75, -6.4); box(a, a + 1.35, b, b + 2.2, -.1, 1.95, screen); box(a - .1, a + 1.45, b - .12, b + 2.3, 1.95, 2.04, B['slab'])
    [tree(x, y, -.15, h, k, s) for x, y, h, k, s in ((W * last + 7, 5, 10, kinds[0], 1), (W * last + 12, -1, 9, kinds[1], 2), (-3 * W - 4, 2, 10, kinds[0], 3))]; backdrop(19, -40, 60, 13, kinds, 16, seed, -.1)
    daysky(p, 226, 42); return dict(loc=(.95, -10.6, 1.62), target=(4.3, 0, 1.6), lens=22, shift_y=.06)
