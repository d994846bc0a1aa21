"""The agency's own rooms: where it works and where it meets people. Nobody is in them."""
from room import *


def workplace(x, y, rot, seed, task):
    with Group((x, y, 0), rot):
        box(-.8, .8, -.4, .4, .71, .74, oak(), .005); [box(a - .02, a + .02, -.36, .36, 0, .03, black()) for a in (-.72, .72)]; [box(a - .02, a + .02, -.02, .02, 0, .71, black()) for a in (-.72, .72)]
        box(-.31, .31, .16, .18, .9, 1.27, black(), .004); box(-.3, .3, .155, .16, .915, 1.26, M('screen', lambda: mat('screen', (.09, .12, .14), .25))); box(-.03, .03, .18, .2, .74, 1.0, black()); box(-.12, .12, .1, .27, .74, .75, black()); box(-.22, .2, -.16, -.03, .742, .752, white(), .003); books(-.6, .05, .74, 4, seed); vase(.62, .2, .74, M('v%d' % (seed % 3), lambda: mat('v', ((.7, .66, .6), (.2, .3, .32), (.55, .33, .2))[seed % 3], .6)), .2, seed % 3, 5, seed)
        with Group((.05, -.72, 0), 180 + seed * 23 % 40 - 20): lathe([(.0005, .42), (.03, .42), (.03, .08), (.0005, .08)], (0, 0, 0), black()); [tube([(0, 0, .1), (.3 * math.cos(a), .3 * math.sin(a), .05)], .016, black()) for a in [i * 1.2566 for i in range(5)]]; box(-.24, .24, -.24, .24, .43, .5, task, .035); o = box(-.22, .22, .22, .28, .55, .98, task, .03); o.rotation_euler[0] = math.radians(-8)


def bar_lamp(x, y, L, H, drop, along='x'):
    """Long narrow lamp of black metal, lit below."""
    z = H - drop; a, b = (L / 2, .035) if along == 'x' else (.035, L / 2); box(x - a, x + a, y - b, y + b, z, z + .06, black(), .008); box(x - a + .02, x + a - .02, y - b + .008, y + b - .008, z - .004, z + .002, glow('bar', (1, .9, .76), 2.2)); [tube([(x + q * a * .8, y + q * b * .8, z + .06), (x + q * a * .8, y + q * b * .8, H)], .003, black()) for q in (-1, 1)]


def office(p, seed):
    """Two pairs of desks before tall windows, plans on the back wall."""
    W, D, H = 6.6, 6.6, 3.3; ops = [(.4, 1.9, .5, 2.85), (2.6, 4.1, .5, 2.85), (4.7, 6.2, .5, 2.85)]; shell(W, D, H, (.81, .80, .77), left=ops, t=.42, mats={'back': M('accent', lambda: plaster('accent', p.get('accent', (.15, .21, .22))))}); planks(0, W, -1.6, D, OAK, 2.2, .2, seed=seed); skirting(W, D, h=.12, y0=-1.6); cornice(W, D, H, white(), .18, -1.6)
    for o in ops: window('x', 0, -.2, *o, white(), 2, (2.3,), sill=white()); daylight('x', 0, *o, 1, 8); radiator(o[0] + .1, o[1] - .1, 0, .1, .34, 'x', 1)
    task = [M('task%d' % i, lambda: fabric('task', ((.16, .27, .28), (.46, .27, .16))[i])) for i in (0, 1)]
    for y in (2.15, 4.35): workplace(1.75, y, 90, seed + int(y * 10), task[0]); workplace(2.62, y, -90, seed + int(y * 10) + 3, task[1]); bar_lamp(2.2, y, 1.5, H, 1.15, 'y')
    shelf(4.15, W - .1, D, 2.3, 6, oak(), .34, seed, .92, 3); [art('y', D, -1, .55 + i * 1.15, 1.5 + i * 1.15, 1.15, 2.3, seed + i, (3, 0, 2)[i], black()) for i in range(3)]
    with Group((W, 2.6, 0), -90): fronts(-1.2, 1.6, -.42, .06, .92, M('front', lambda: mat('front', (.60, .56, .49), .5)), 4, None, depth=.42); box(-1.22, 1.62, -.44, 0, .92, .945, oak(), .003); table_lamp(-.8, -.22, .945, M('foot', lambda: mat('foot', (.2, .27, .27), .5))); books(.2, -.22, .945, 5, seed); vase(1.1, -.2, .945, M('cl', lambda: mat('cl', (.55, .33, .22), .7)), .3, 0, 8, seed); bowl(.65, -.2, .945, brass(), .13)
    art('x', W, -1, 1.6, 3.1, 1.35, 2.35, seed + 4, 1); rug(3.6, 5.9, 1.2, 3.6, (.50, .46, .39), (.42, .38, .32)); armchair(4.5, 2.0, fabric('arm', (.62, .57, .48)), -70, oak()); coffee_table(5.1, 2.75, oak(), .36, second=False); green.potplant(.55, 5.9, 0, 1.7, seed=4, kind='rubber'); green.potplant(W - .5, 4.8, 0, 1.5, seed=6, kind='ficus', pot=black(), potr=.2, poth=.38)
    sun(203, 33, 4.6); fill(3.6, .2, 3.1, 12); outside(seed, facade=True, dist=10, h=9, ground=-6); return dict(loc=(5.0, -1.15, 1.42), target=(2.75, 5, 1.4), lens=21, shift_y=.0)


def meeting(p, seed):
    """A long table for six, a board with plans, a city front outside."""
    W, D, H = 4.9, 6.0, 3.2; ops = [(.7, 2.2, .5, 2.8), (3.0, 4.5, .5, 2.8)]; shell(W, D, H, (.80, .79, .75), right=ops, t=.42, mats={'back': M('accent', lambda: plaster('accent', p.get('accent', (.46, .27, .18))))}); planks(0, W, -1.6, D, OAK, .62, .105, herringbone=True, seed=seed); skirting(W, D, h=.14, y0=-1.6); cornice(W, D, H, white(), .2, -1.6)
    for o in ops: window('x', W, .2, *o, white(), 2, (2.25,), sill=white()); daylight('x', W, *o, -1, 8); radiator(o[0] + .1, o[1] - .1, W, .1, .34, 'x', -1)
    table(2.3, 3.1, 1.15, 2.9, oak(), legs=black()); ch = [fabric('ch%d' % i, p.get('seat', (.20, .29, .29))) for i in range(6)]; [chair(2.3 + s * .92, 2.15 + k * .95, s * -90, ch[k + (s > 0) * 3], black(), 'x') for s in (-1, 1) for k in range(3)]
    vase(2.3, 3.6, .74, mat('v', (.74, .7, .62), .6), .24, 0, 8, seed); bowl(2.2, 2.9, .74, M('bb', lambda: mat('bb', (.16, .3, .32), .4)), .16, (.6, .34, .05), seed); [box(2.3 + s * .34 - .1, 2.3 + s * .34 + .1, 2.0 + k * .95, 2.28 + k * .95, .74, .745, paper()) for s in (-1, 1) for k in range(3)]; bar_lamp(2.3, 3.1, 2.1, H, 1.25, 'y')
    [art('y', D, -1, .7 + i * 1.3, 1.8 + i * 1.3, 1.1, 2.3, seed + i, (0, 3, 2)[i], black()) for i in range(3)]
    with Group((0, 3.2, 0), 90): fronts(-1.7, 1.7, -.42, .06, .8, M('front', lambda: mat('front', (.62, .58, .51), .5)), 5, None, depth=.42); box(-1.72, 1.72, -.44, 0, .8, .825, oak(), .003); table_lamp(1.3, -.22, .825, M('foot', lambda: mat('foot', (.2, .27, .27), .5))); books(-1.2, -.22, .825, 5, seed); vase(-.4, -.2, .825, M('cl', lambda: mat('cl', (.55, .33, .22), .7)), .3, 2, 0, seed)
    art('x', 0, 1, 2.3, 4.1, 1.25, 2.25, seed + 3, 1); green.potplant(.5, 5.4, 0, 1.7, seed=4, kind='rubber'); [curtain('x', W - .14, a, a + .4, .05, 3.0, M('sheer', sheer), 5, seed=int(a * 10)) for a in (.3, 2.2, 2.62, 4.5)]
    sun(-24, 34, 4.4); fill(2.4, .1, 3.0, 9); outside(seed, 'x', 1, 10, -6, 'lime', 9, facade=True); return dict(loc=(2.9, -1.2, 1.4), target=(2.25, 5, 1.4), lens=22, shift_y=.02)
