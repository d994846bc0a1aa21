"""Shop fronts in old streets of houses."""
from street import *


def russafa(p, seed):
    """Ground floor of a house of 1925: timber door, shop window, and behind them the room with its gallery."""
    mats(p); R = random.Random(seed); B = bpy.data.materials; M('pane', lambda: glass('pane', (.90, .92, .91), 1.12)); up = plaster('up', p.get('tone', (.66, .47, .32)), .07, .06); base = brick('base', (.56, .52, .45), (.61, .57, .50), (.46, .43, .38), 1.1, .5, .008, .85); tr = mat('trim', (.74, .71, .64), .85, spec=.1); wd = M('joinery', lambda: wood('joinery', (.10, .17, .15), (.13, .21, .18), .5)); L, G = 9.6, 4.7
    ops = [(.9, 2.4, 0, 3.5), (3.3, 5.9, .5, 3.5), (7.1, 8.5, 0, 3.5)]; wall('y', 0, .5, 0, L, G, base, ops)
    for a, b, z0, z1 in ops: [box(q, q + .14, -.06, .02, max(0, z0 - .1), z1, tr) for q in (a - .14, b)]; box(a - .22, b + .22, -.1, .02, z1, z1 + .24, tr)
    window('y', 0, .2, 3.3, 5.9, .5, 3.5, wd, 2, (2.75,), f=.07); box(3.3, 5.9, .2, .21, .5, 3.5, B['pane']); box(3.3, 5.9, -.05, .3, .4, .5, tr); box(3.36, 5.84, .16, .22, .52, .95, wd)
    window('y', 0, .24, .9, 2.4, 0, 3.5, wd, 2, (2.75,), f=.09); box(.9, 2.4, .24, .25, 0, 3.5, B['pane']); [(box(a, a + .56, .2, .28, 0, .95, wd), panelled('y', .2, -1, a + .08, a + .48, .2, .8, wd)) for a in (1.02, 1.72)]; tube([(1.58, .16, .95), (1.58, .16, 1.35)], .014, brass())
    box(7.1, 8.5, .3, .36, 0, 2.75, M('gate', lambda: wood('gate', (.24, .13, .07), (.34, .2, .11), grain=(14, 14, 1)))); [panelled('y', .3, -1, a, a + .5, z, z + 1.05, B['gate']) for a in (7.22, 7.88) for z in (.25, 1.5)]; window('y', 0, .3, 7.1, 8.5, 2.75, 3.5, wd, 2); box(7.1, 8.5, .32, .33, 2.75, 3.5, B['inroom'])
    box(3.0, 6.2, -.14, 0, 3.86, 4.28, wd); box(3.05, 6.15, -.16, -.14, 3.9, 4.24, M('sign', lambda: mat('sign', (.80, .77, .69), .7))); box(-.1, L + .1, -.2, .1, G - .12, G + .12, tr)
    front('y', 0, -1, 0, L, 2, 3.7, up, Spec(3, lambda k, i: (1.25, .06, 2.75, dict(cols=2, reveal=.3, curtains=.4))), M('sh', lambda: mat('sh', (.20, .27, .22), .6)), R, z0=G + .12, t=.5, lit=.05)
    for k in (0, 1):
        for i in range(3):
            c, z = (i + .5) * L / 3, G + .12 + k * 3.7; box(c - 1.05, c + 1.05, -.75, 0, z - .12, z + .02, tr); rail('y', -.7, c - 1.0, c + 1.0, z, B['rail'], .98, .1); [rail('x', c + s, -.7, 0, z, B['rail'], .98, .1) for s in (-1.0, 1.0)]; [box(c + s - .09, c + s + .09, -.05, .02, z, z + 2.9, tr) for s in (-.75, .75)]; box(c - .95, c + .95, -.12, .02, z + 2.85, z + 3.02, tr)
    # the room behind the glass: cement tiles, a wall of shelves, a gallery with a rail
    wl = mat('inner', (.74, .70, .62), .9, emit=(.9, .78, .6, .05)); hydraulic(.2, 6.6, .5, 7, (.62, .57, .48), (.20, .30, .30), (.46, .25, .16)); box(.2, 6.6, 7, 7.1, 0, G, wl); [box(x, x + .1, .5, 7, 0, G, wl) for x in (.1, 6.6)]; box(.2, 6.6, .5, 7, 4.3, 4.4, wl); box(.2, 6.6, 4.2, 7, 2.3, 2.45, oak()); rail('y', 4.25, .2, 6.6, 2.45, B['rail'], .95, .12)
    shelf(2.6, 6.5, 6.95, 2.2, 5, oak(), .34, seed, .9, 4); table(4.5, 2.5, 2.4, 1.0, oak()); [box(3.6 + i * .55, 3.95 + i * .55, 2.2, 2.7, .74, .745 + .01 * i, paper()) for i in range(4)]; vase(5.4, 2.6, .74, mat('v', (.5, .3, .2), .7), .3, 0, 8, seed); stool(3.7, 1.6, oak()); [pendant(x, 2.5, 4.3, 1.5, M('pend', lambda: mat('pend', (.62, .24, .12), .5)), 'dome', .24) for x in (3.8, 5.2)]; area((3.6, 3, 4.1), (0, 0, -1), 4.5, 3, 330, (1, .86, .66)); area((3.6, 5.6, 2.25), (0, 0, -1), 4, 1.5, 90, (1, .84, .64)); area((1.6, 1.6, 3.6), (0, 0, -1), 1, 1.5, 30, (1, .86, .66))
    neighbour(-13, 0, .1, 4, (.70, .62, .46), 4, pitched=False, fh=3.6); neighbour(L, L + 13, .1, 4, (.52, .57, .52), 5, pitched=False, fh=3.5); box(L, L + 13, .0, .12, 0, 3.6, base); box(-13, 0, .0, .12, 0, 3.6, base); [(box(x, x + 2.2, -.02, .01, .6, 3.0, M('nsh', lambda: mat('nsh', (.36, .37, .36), .55))), box(x - .1, x + 2.3, -.05, .02, 3.0, 3.2, tr)) for x in (L + 1.2, L + 5, -3.6, -7.4)]
    ground('none'); box(-80, 90, -40, 0, -.2, -.01, M('paving', lambda: brick('paving', (.40, .37, .33), (.46, .43, .38), (.30, .28, .25), .6, .3, .006, .85, True, .5))); [(lathe([(.0005, 0), (.22, 0), (.3, .5), (.26, .5), (.0005, .45)], (x, -.55, 0), M('tp', lambda: mat('tp', (.50, .27, .17), .85))), shrub(x, -.55, .46, .36, .62, k, int(x * 3) + 9, 1800)) for x, k in ((2.85, 'hedge'), (6.45, 'grey'))]; tree(11.4, -3.4, 0, 6.4, 'lime', 2, crown=.85); bench(8.0, -2.7, 180)
    daysky(p, 252, 46, clouds=.25, top=(.14, .32, .68)); return dict(loc=(1.3, -7.6, 1.62), target=(4.75, 0, 1.6), lens=23, shift_y=.13)
