"""Rooms of the flats and houses in the projects that no other scene shows, and what one sees from their balconies."""
from street import *
import bedroom


def floor(p, W, D, seed, y0=-1.6):
    """Boards, or tiles where the look of the entry gives the planks equal sides."""
    planks(0, W, y0, D, OAK, 2.0, .2, seed=seed)


def dining(p, seed):
    """Living and dining room of a family home: the table near the doors, the sofa at the end."""
    W, D, H = 6.4, 6.2, 2.6; fr = M('frame', lambda: mat('frame', (.06, .06, .06), .4)); ops = [(.3, 2.9, 0, 2.35), (3.7, 5.5, 0, 2.35)]
    shell(W, D, H, p.get('wall', (.81, .80, .77)), right=ops, mats={'back': M('accent', lambda: plaster('accent', p['accent']))} if p.get('accent') else None); floor(p, W, D, seed); skirting(W, D, y0=-1.6, right=False)
    for a, b, c, d in ops: window('x', W, .16, a, b, .02, d, fr, 2, f=.05); daylight('x', W, a, b, c, d, -1, 6)
    if p.get('beams'): bm = M('beam', lambda: wood('beam', (.46, .33, .20), (.60, .46, .31), .6)); [box(0, W, -1.4 + i * .8, -1.3 + i * .8, H - .16, H, bm) for i in range(10)]
    f = fabric('sofa', p.get('sofa', (.30, .34, .30)), 500); sofa(2.0, D - .56, 2.4, f, 0, 3, cushions=[(-.75, fabric('c1', p.get('cushion', (.62, .38, .18))), .46), (.7, fabric('c2', (.72, .68, .60)), .46)], legs=oak()); rug(.7, 3.5, 3.2, 5.5, p.get('rug', (.52, .46, .38)), tuple(x * .85 for x in p.get('rug', (.52, .46, .38)))); coffee_table(2.1, 4.25, oak(), .45, second=False); books(2.0, 4.3, .36, 3, seed); armchair(.95, 4.35, fabric('arm', p.get('arm', (.58, .54, .46))), 75, oak())
    shelf(3.75, 6.2, D, 1.3, 3, p.get('shelfm') or oak(), .34, seed, .85, 4); art('y', D, -1, 1.3, 2.7, 1.2, 2.05, seed, p.get('art', 1)); art('y', D, -1, 4.2, 4.9, 1.5, 2.2, seed + 2, 0); vase(5.6, D - .17, 1.3, mat('v3', (.70, .64, .54), .6), .3, 0, 6, seed + 3); floor_lamp(.45, D - .5, black(), p=.5)
    table(3.85, 2.1, 2.2, .95, ash() if p.get('pale', True) else walnut(), 0); st = fabric('seat', p.get('seat', (.24, .30, .34))); [chair(x, 1.4, 180, st, ash() if p.get('pale', True) else walnut(), 'x') for x in (3.15, 3.85, 4.55)]; [chair(x, 2.8, 0, st, ash() if p.get('pale', True) else walnut(), 'x') for x in (3.15, 3.85, 4.55)]
    bowl(3.45, 2.1, .74, mat('b', (.70, .66, .58), .5), .17, p.get('fruit', (.62, .20, .06)), seed); vase(4.25, 2.15, .74, mat('v', (.25, .32, .30), .5), .26, 0, 7, seed); [pendant(x, 2.1, H, .85, M('shadem', lambda: mat('shadem', p.get('lamp', (.10, .14, .13)), .45)), p.get('pendant', 'dome'), .19) for x in (3.35, 4.35)]
    box(.02, .42, 1.9, 3.5, .16, .74, p.get('shelfm') or oak(), .006); [box(.06, .1, y, y + .03, 0, .16, black()) for y in (2.0, 3.38)]; [box(.42, .432, 1.92 + i * .525, 2.43 + i * .525, .19, .71, M('board', lambda: mat('board', (.74, .72, .67), .5)), .003) for i in range(3)]; table_lamp(.22, 3.3, .74, M('lampf', lambda: mat('lampf', (.62, .57, .50), .5)), p=.7); vase(.22, 2.15, .74, mat('v5', (.30, .36, .34), .5), .3, 1, 6, seed + 4); books(.22, 2.7, .74, 3, seed); art('x', 0, 1, 2.15, 3.15, 1.2, 2.0, seed + 6, 2)
    green.potplant(W - .4, 3.3, 0, 1.6, seed=seed, kind=p.get('plant', 'ficus')); [curtain('x', W - .13, a, b, .02, H - .05, M('sheer', sheer), 6, seed=i) for i, (a, b) in enumerate(((-.2, .3), (2.9, 3.25), (5.5, 6.0)))]
    sun(p.get('az', -28), p.get('el', 33), p.get('sun', 4.8)); fill(2.6, -.3, 2.5, 9, 2.5, 2); outside(seed, 'x', 1, p.get('dist', 12), p.get('ground', -7), p.get('trees', 'lime'), p.get('h', 10), (-8, 14), facade=p.get('facade', False))
    return dict(loc=(1.7, -1.35, 1.35), target=(3.25, 5, 1.2), lens=20, shift_y=-.01)


def bedside(p, seed):
    """Bedroom seen towards its window; the bed stands against the wall on the right."""
    W, D, H = 4.1, 4.6, p.get('H', 2.6); head = H - .25; sill = p.get('sill', 0); op = [(.75, 2.85, sill, head)]; fr = M('frame', lambda: mat('frame', (.06, .06, .06), .4))
    shell(W, D, H, p.get('wall', (.81, .80, .77)), back=op, mats={'right': M('accent', lambda: plaster('accent', p.get('accent', (.42, .30, .22))))}); floor(p, W, D, seed); skirting(W, D, y0=-1.6)
    window('y', D, .18, .75, 2.85, sill + .02, head, fr, 2); daylight('y', D, *op[0], -1, 8)
    if p.get('timber'): tm = M('clt', lambda: wood('clt', (.50, .37, .24), (.62, .48, .33), .6)); box(W - .02, W, -1.6, D, 0, H, tm)
    with Group((W - .03, 2.45, 0), -90): bed(0, -2.1, 1.6, 2.06, p.get('head', 'wood'), p.get('linen', (.76, .74, .69)), oak(), p.get('throw', (.24, .32, .36)), p.get('pillow', (.60, .40, .22)), seed)
    for y in (1.3, 3.6): box(W - .46, W - .04, y - .2, y + .2, .08, .44, oak(), .006); table_lamp(W - .24, y, .44, M('lampf', lambda: mat('lampf', p.get('lamp', (.66, .60, .52)), .5)), p=.7)
    art('x', W - .02, -1, 1.75, 3.15, 1.35, 2.05, seed, p.get('art', 1)); rug(1.0, 3.4, 1.2, 3.7, p.get('rug', (.58, .53, .45)))
    with Group((0, 1.55, 0), 90): fronts(-.9, 1.3, -.42, .16, .82, M('chest', lambda: mat('chest', p.get('chest', (.74, .72, .66)), .5)), 3, brass(), -1, rows=2, depth=.42); box(-.92, 1.32, -.44, 0, .82, .845, oak(), .003); [box(q, q + .04, -.4, -.36, 0, .16, oak()) for q in (-.85, 1.2)]; vase(.9, -.2, .845, mat('v', (.30, .36, .34), .5), .24, 0, 7, seed); books(-.3, -.2, .845, 3, seed)
    mirror('x', 0, 1, 1.55, 2.25, 1.15, 1.85, brass(), True); armchair(.75, 3.75, fabric('arm', p.get('arm', (.60, .56, .48))), 35, oak()); green.potplant(3.55, 4.2, 0, 1.2, seed=seed, kind=p.get('plant', 'rubber')) if p.get('plant', 'rubber') else None
    c = M('linen', lambda: sheer('linen', p.get('curtain', (.80, .77, .70)), .12)); curtain('y', D - .12, .12, .75, .02, H - .05, c, 7, seed=1); curtain('y', D - .12, 2.85, 3.4, .02, H - .05, c, 6, seed=2)
    sun(p.get('az', 106), p.get('el', 36), p.get('sun', 4.6)); fill(1.8, -.2, H - .1, 8)
    if p.get('patio'): bedroom.patio(D, seed)
    else: outside(seed, 'y', 1, p.get('dist', 15), p.get('ground', -8), p.get('trees', 'lime'), p.get('h', 11), (-10, 16), facade=p.get('facade', False), n=10)
    if not sill and not p.get('patio'): rail('y', D + .34, .7, 2.9, 0, black(), 1.02, .1)
    return dict(loc=(.85, -1.15, 1.32), target=(2.2, 4, 1.2), lens=21, shift_y=-.02)


def alcove(p, seed):
    """Studio with the wardrobe in an alcove behind the bed; the kitchen is behind the door on the left."""
    W, D, H = 4.4, 5.6, 2.6; op = [(1.6, 4.2, 0, 2.35)]; fr = M('frame', lambda: mat('frame', (.06, .06, .06), .4)); shell(W, D, H, p.get('wall', (.81, .80, .77)), right=op); floor(p, W, D, seed); skirting(W, D, y0=-1.6, back=False)
    window('x', W, .16, 1.6, 4.2, .02, 2.35, fr, 3); daylight('x', W, *op[0], -1, 7); rail('x', W + 1.3, .4, 5.4, 0, black(), 1.02, .1); planks(W + .33, W + 1.4, .4, 5.4, OAK_D, 2, .14, seed=3, name='deck', z=-.02)
    wm = M('front', lambda: mat('front', p.get('front', (.62, .58, .50)), .55)); fronts(.1, 2.5, D - .6, .06, 2.4, wm, 4, None); box(0, 2.55, D - .6, D, 2.4, H, bpy.data.materials['wall']); box(2.5, 2.62, D - .62, D, 0, H, bpy.data.materials['wall'])
    with Group((.03, 3.55, 0), 90): bed(0, -2.1, 1.4, 2.06, 'upholstered', p.get('linen', (.76, .74, .70)), fabric('frameb', p.get('bed', (.30, .36, .34))), p.get('throw', (.52, .34, .18)), p.get('pillow', (.30, .36, .34)), seed)
    box(.05, .45, 2.25, 2.65, .08, .45, oak(), .006); table_lamp(.25, 2.45, .45, mat('lampf', (.66, .60, .52), .5), p=.7); art('x', 0, 1, 3.0, 4.1, 1.3, 2.0, seed, 3)
    door('x', 0, 1, .5, 1.4, 2.05, white(), handle=steel(), panels=1); art('y', D, -1, 3.1, 3.9, 1.2, 2.1, seed + 1, 2)
    table(3.45, 4.55, .9, .9, ash(), kind='round'); chair(2.75, 4.5, 90, fabric('s1', p.get('seat', (.62, .36, .16))), ash(), 'x'); chair(3.5, 3.85, 175, fabric('s2', p.get('seat', (.62, .36, .16))), ash(), 'x'); vase(3.45, 4.6, .74, mat('v', (.24, .30, .28), .5), .22, 0, 6, seed); pendant(3.45, 4.55, H, .8, M('shadem', lambda: mat('shadem', p.get('lamp', (.62, .36, .16)), .5)), 'cone', .2)
    f = fabric('sofa', p.get('sofa', (.56, .52, .44)), 500); rug(1.2, 3.5, .3, 2.1, p.get('rug', (.36, .40, .38))); armchair(1.15, 1.45, f, 110, oak()); coffee_table(2.2, 1.2, oak(), .36, second=False); books(2.2, 1.2, .36, 2, seed); green.potplant(2.95, 5.25, 0, 1.1, seed=seed, kind='snake'); curtain('x', W - .13, 4.2, 4.7, .02, 2.55, M('sheer', sheer), 6, seed=2)
    sun(-22, 34, 4.8); fill(2.2, -.1, 2.5, 8); outside(seed, 'x', 1, 13, p.get('ground', -10), p.get('trees', 'birch'), 12, (-8, 14))
    return dict(loc=(3.0, -1.2, 1.35), target=(1.95, 4, 1.2), lens=20, shift_y=-.02)


def corner_kitchen(p, seed):
    """Kitchen in an L with a table, a window over the worktop and a door to the balcony."""
    W, D, H = 4.0, 4.7, 2.6; side = [(1.0, 3.0, 0, 2.3)] if p.get('door', True) else []; back = [(1.5, 3.1, 1.08, 2.25)]; fr = M('frame', lambda: mat('frame', (.06, .06, .06), .4)); shell(W, D, H, p.get('wall', (.81, .80, .77)), right=side, back=back)
    tiles(0, W, -1.6, D, p.get('tile', .6), p.get('tile', .6), (.52, .50, .46), (.57, .55, .51), (.40, .39, .37), .4); window('y', D, .16, *back[0], fr, 2, sill=oak()); daylight('y', D, *back[0], -1, 8)
    for a, b, c, d in side: window('x', W, .16, a, b, .02, d, fr, 2); daylight('x', W, a, b, c, d, -1, 6.5); curtain('x', W - .12, 3.0, 3.5, .02, 2.5, M('sheer', sheer), 6, seed=2)
    fm = M('front', lambda: mat('front', p.get('front', (.24, .29, .24)), .5)); top = M('top', lambda: wood('top', (.40, .28, .17), (.54, .39, .25))) if p.get('woodtop') else M('top', lambda: concrete('top', p.get('topc', (.70, .68, .64)))); sp = M('splash', lambda: brick('splash', p.get('splash', (.76, .74, .68)), tuple(min(1, x * 1.06) for x in p.get('splash', (.76, .74, .68))), (.60, .58, .54), .12, .06, .003, .2, spec=.5))
    fronts(.62, 3.35, D - .62, .1, .88, fm, 4, brass()); box(.62, 3.35, D - .56, D, 0, .1, black()); box(0, 3.37, D - .64, D, .88, .915, top, .003); box(0, 1.5, D - .012, D, .915, 1.5, sp); box(1.5, 3.1, D - .012, D, .915, 1.06, sp); fronts(3.35, W - .01, D - .62, .1, 2.25, fm, 1, brass()); box(3.35, W, D - .62, D, 2.25, H, bpy.data.materials['wall'])
    with Group((0, 2.0, 0), 90):
        L0, L1 = -1.3, D - 2.0; fronts(L0, L1 - .62, -.6, .1, .88, fm, 5, brass()); box(L0, L1, -.54, 0, 0, .1, black()); box(L0 - .01, L1, -.64, 0, .88, .915, top, .003); box(L0, L1, -.012, 0, .915, 1.5, sp)
        cooktop(.1, -.32, .915); oven(-.18, .4, -.645, .14, .74); box(-.2, .4, -.3, 0, 1.62, 1.9, fm, .003); box(L0, L1, -.25, 0, 1.55, 1.585, oak(), .003); R = random.Random(seed)
        for i in range(8):
            x = L0 + .2 + (L1 - L0 - .5) * i / 7 + R.uniform(-.06, .06)
            if not -.3 < x < .5: vase(x, -.13, 1.585, M('pt%d' % (i % 4), lambda: mat('pt', ((.80, .78, .73), (.30, .36, .33), (.55, .36, .25), (.70, .66, .58))[i % 4], .5)), R.uniform(.1, .2), R.randrange(3))
        jars(-.9, -.15, .915, 3); kettle(.8, -.3, .915); lathe([(.0005, 0), (.11, 0), (.12, .1), (.115, .1), (.1, .01)], (.0, -.22, .922), steel())
    sink(2.3, D - .32, .915); faucet(2.3, D - .1, .915, brass()); vase(2.9, D - .2, .915, mat('vh', (.5, .28, .18), .7), .15, 2, 6, seed)
    tb = ash() if p.get('pale', True) else walnut(); table(2.7, 2.0, 1.7, .85, tb, 90); st = fabric('seat', p.get('seat', (.60, .34, .16))); [chair(x, y, r, st, tb, 'x') for x, r in ((2.0, 90), (3.4, -90)) for y in ((1.5, 2.1, 2.65) if p.get('six') else (1.6, 2.4))]
    bowl(2.7, 1.75, .74, mat('b', (.72, .68, .60), .5), .16, p.get('fruit', (.45, .50, .10)), seed); vase(2.72, 2.35, .74, mat('v', (.24, .28, .30), .5), .22, 0, 6, seed + 1); pendant(2.7, 2.0, H, .85, M('shadem', lambda: mat('shadem', p.get('lamp', (.60, .34, .16)), .45)), p.get('pendant', 'dome'), .22)
    if not side: art('x', W, -1, 1.5, 2.5, 1.2, 1.95, seed, 2)
    sun(p.get('az', -35) if side else 70, 34, 4.6); fill(2.2, -.2, 2.5, 8)
    if side: outside(seed, 'x', 1, 12, p.get('ground', -8), p.get('trees', 'lime'), 11, (-8, 14))
    green.backdrop(D + 13, -8, 12, 11, p.get('trees', 'lime'), 8, seed + 5, p.get('ground', -8), 'y', 2.5, .16, leaves=16000) if side else outside(seed, 'y', 1, 13, p.get('ground', -8), p.get('trees', 'lime'), 11, (-10, 14))
    return dict(loc=(2.75, -1.3, 1.38), target=(1.95, 4, 1.2), lens=20, shift_y=-.02)


def parlour(p, seed):
    """Small living room with two balcony doors, a sofa and a round table."""
    W, D, H = 4.2, 5.2, 2.8; ops = [(.55, 1.65, 0, 2.4), (2.55, 3.65, 0, 2.4)]; fr = M('frame', lambda: mat('frame', (.76, .74, .69), .5)); shell(W, D, H, p.get('wall', (.82, .79, .73)), back=ops, t=.36); floor(p, W, D, seed); skirting(W, D, y0=-1.6, gaps=[('b', a - .05, b + .05) for a, b, _, _ in ops])
    sh = M('shutter', lambda: mat('shutter', p.get('shutter', (.14, .27, .22)), .6))
    for a, b, c, d in ops:
        window('y', D, .2, a, b, .02, d, fr, 2, (.85,)); daylight('y', D, a, b, c, d, -1, 10); rail('y', D + .95, a - .35, b + .35, 0, black(), 1.02, .1); [rail('x', q, D + .36, D + .95, 0, black(), 1.02, .1) for q in (a - .35, b + .35)]; box(a - .4, b + .4, D + .36, D + 1.0, -.15, -.02, M('slabb', lambda: concrete('slabb', (.56, .54, .50))))
        [box(q, q + .5, D + .37, D + .41, .05, d, sh) for q in (a - .52, b + .02)]
    f = fabric('sofa', p.get('sofa', (.20, .32, .34)), 500); rug(.6, 2.9, 1.7, 4.2, p.get('rug', (.68, .58, .44)), tuple(x * .86 for x in p.get('rug', (.68, .58, .44)))); sofa(.6, 2.95, 2.0, f, 90, 2, cushions=[(-.55, fabric('c1', (.66, .36, .18)), .46), (.5, fabric('c2', (.76, .71, .62)), .46)], legs=oak()); coffee_table(1.85, 2.9, oak(), .4, second=False); bowl(1.85, 2.95, .36, mat('b', (.50, .28, .17), .6), .13, (.75, .36, .05), seed); art('x', 0, 1, 2.3, 3.6, 1.3, 2.1, seed, p.get('art', 3)); floor_lamp(.4, 4.5, black(), p=.5)
    tb = ash(); table(3.05, 1.9, 1.0, 1.0, tb, kind='round'); st = fabric('seat', p.get('seat', (.72, .66, .56))); [chair(x, y, r, st, tb, 'x') for x, y, r in ((2.3, 1.95, 88), (3.0, 2.65, 4), (3.75, 1.85, -92))]; vase(3.05, 1.95, .74, mat('v', (.62, .34, .20), .6), .22, 0, 6, seed); pendant(3.05, 1.9, H, .95, M('shadem', lambda: mat('shadem', p.get('lamp', (.54, .38, .20)), .7)), 'cone', .24)
    box(W - .42, W - .02, 2.95, 4.4, .16, .78, oak(), .006); [box(W - .38, W - .34, y, y + .03, 0, .16, black()) for y in (3.05, 4.28)]; [box(W - .432, W - .42, 2.97 + i * .48, 3.43 + i * .48, .19, .75, M('board', lambda: mat('board', (.78, .76, .70), .5)), .003) for i in range(3)]; books(W - .22, 3.3, .78, 4, seed); vase(W - .22, 4.1, .78, mat('v2', (.24, .34, .35), .5), .3, 1, 6, seed + 2); mirror('x', W, -1, 3.3, 4.0, 1.2, 1.9, oak(), True); green.potplant(2.1, 4.85, 0, 1.5, seed=seed, kind='rubber', pot=M('tp', lambda: mat('tp', (.52, .28, .17), .85)))
    c = M('linen', lambda: sheer('linen', (.84, .82, .76), .2)); [curtain('y', D - .12, q, q + .4, .02, H - .08, c, 5, seed=i) for i, q in enumerate((.1, 1.68, 2.12, 3.68))]
    sun(p.get('az', 104), p.get('el', 32), 4.2, color=(1, .91, .77)); fill(2.0, -.2, H - .1, 8, color=(1, .97, .92)); outside(seed, 'y', 1, 11, -13, 'lime', 10.5, (-10, 14), facade=True, sky_strength=1.2)
    return dict(loc=(1.75, -1.35, 1.35), target=(2.2, 4, 1.2), lens=21, shift_y=-.01)


def works(x0, x1, y, z, h, m, seed, saw=True):
    """Old factory of brick with tall windows and a saw-tooth roof."""
    wm = M('worksw', lambda: mat('worksw', (.07, .08, .085), .15, spec=.5)); tr = M('workst', lambda: mat('workst', (.60, .56, .48), .85)); box(x0, x1, y, y + 16, z, z + h, m); n = int((x1 - x0) / 3.2); w = (x1 - x0) / n
    for k in range(max(1, int(h / 3.8))):
        for i in range(n): a = x0 + i * w + .6; b = x0 + (i + 1) * w - .6; q = z + .9 + k * 3.8; box(a, b, y - .03, y, q, q + 2.4, wm); box(a - .1, b + .1, y - .08, y, q - .12, q, tr); [box(a + (b - a) * t - .03, a + (b - a) * t + .03, y - .05, y, q, q + 2.4, tr) for t in (.33, .67)]; box(a, b, y - .05, y, q + 1.5, q + 1.56, tr)
    box(x0 - .1, x1 + .1, y - .2, y + .1, z + h - .3, z + h, tr)
    if saw: rf = M('sawr', lambda: mat('sawr', (.20, .20, .21), .7)); [mesh([(x0 + i * w, y, z + h), (x0 + (i + 1) * w, y, z + h), (x0 + i * w, y, z + h + 2.2), (x0 + i * w, y + 16, z + h), (x0 + (i + 1) * w, y + 16, z + h), (x0 + i * w, y + 16, z + h + 2.2)], [(0, 1, 2), (5, 4, 3), (1, 4, 5, 2), (0, 2, 5, 3)], rf) for i in range(n)]


def across(p, G):
    """What lies opposite: 'canal' with old works, 'meadow' with birches, 'street' with houses of 1912."""
    kind = p['view']; R = random.Random(p.get('far', 4)); flat = lambda a, b, z, m: mesh([(-260, a, z), (260, a, z), (260, b, z), (-260, b, z)], [(0, 1, 2, 3)], m); treeline(150, -300, 420, 9, G)
    if kind == 'canal':
        flat(-30, 13, G, green.lawn_mat()); flat(26, 400, G, bpy.data.materials['lawn']); flat(12, 27, G - 1.4, M('mud', lambda: mat('mud', (.03, .045, .035), .9))); flat(13, 26, G - .8, M('canalwater', lambda: water('canalwater', (.45, .58, .52)))); st = M('quay', lambda: brick('quay', (.30, .28, .25), (.38, .35, .31), (.20, .19, .17), .9, .32, .012, .85)); [box(-200, 200, a, a + .4, G - 2, G + .1, st) for a in (12.8, 26)]
        b1 = brick('works1', (.36, .16, .10), (.45, .22, .15), (.40, .36, .32), .5, .15, .012); b2 = brick('works2', (.48, .38, .24), (.56, .46, .31), (.44, .40, .34), .5, .15, .012); works(-46, -14, 38, G, 9, b1, 1); works(-10, 12, 42, G, 15.5, b2, 2, False); works(15, 50, 37, G, 8, b1, 3); cyl((13.5, 48, G), 1.5, 27, b1, 1.0); box(-10.2, 12.2, 41.7, 58, G + 15.5, G + 16, M('workst', lambda: mat('workst', (.6, .56, .48), .85)))
        [green.tree(x, 30 + R.uniform(-1, 1), G, R.uniform(6, 8), 'lime', 1 + i % 3, leaves=14000) for i, x in enumerate(range(-42, 48, 9))]; [green.tree(x, 9.5, G, R.uniform(7.2, 8.2), 'lime', 1 + i % 3, leaves=24000) for i, x in enumerate((-12, -5, 2.5, 9.5, 17))]
    elif kind == 'meadow':
        flat(-30, 400, G, green.meadow_mat()); [green.tree(x, y, G, h, 'birch', s) for x, y, h, s in ((-4.5, 9, 11, 1), (.4, 15, 12, 2), (5.6, 10.5, 10.4, 3), (9.5, 17, 12.5, 1), (-10, 17, 12, 3), (15, 12, 11, 2))]; green.backdrop(44, -50, 70, 12, ['lime', 'birch', 'dark'], 18, 7, G); works(14, 40, 34, G, 12.6, brick('works1', (.40, .20, .14), (.48, .26, .19), (.44, .40, .36), .5, .15, .012), 5, False)
    elif kind == 'street':
        m = M('asph', lambda: mat('asph', (.10, .10, .105), .85)); flat(-30, 400, G, M('pave', lambda: mat('pave', (.38, .36, .33), .85))); flat(5, 11, G + .01, m); x = -34
        sh = M('gshut', lambda: mat('gshut', (.10, .22, .16), .6)); wm = M('nbw', lambda: mat('nbw', (.06, .07, .075), .12, spec=.5)); tr = M('nbf', lambda: mat('nbf', (.78, .74, .66), .7))
        for i, (w, c, H) in enumerate(((15, (.66, .44, .28), 19), (14, (.74, .66, .50), 20.5), (13, (.76, .70, .60), 18.5), (16, (.60, .36, .27), 20), (15, (.72, .66, .56), 19))):
            box(x, x + w, 15.5, 27, G, G + H, plaster('op%d' % i, c, .05)); box(x - .05, x + w + .05, 15.1, 15.6, G + H - .5, G + H, tr); n = int(w / 2.9); bw = w / n
            for k in range(5):
                z = G + 4.4 + k * 3.5 - (k == 0) * 4.0
                if z + 2.6 > G + H - .6: continue
                for j in range(n):
                    a = x + (j + .5) * bw - .55; box(a, a + 1.1, 15.42, 15.5, z, z + 2.4, wm); box(a - .12, a + 1.22, 15.36, 15.5, z + 2.4, z + 2.6, tr)
                    if k: [box(q, q + .52, 15.38, 15.46, z, z + 2.4, sh) for q in (a - .54, a + 1.12)]; box(a - .5, a + 1.6, 14.8, 15.5, z - .12, z, tr); rail('y', 14.84, a - .48, a + 1.58, z, black(), .95, .16, .01)
            x += w
        [green.tree(q, 5.6, G, R.uniform(9.9, 10.8), 'lime', 1 + i % 3, crown=.9) for i, q in enumerate((-13, -6.5, .2, 6.8, 13.5))]


def outlook(p, seed):
    """From the living room across the balcony; p: view, ground, wall ('brick', 'timber', 'plaster')."""
    W, L, G = 4.6, 2.3, p.get('ground', -10.4); k = p.get('wall', 'brick'); wl = brick('wl', (.44, .36, .27), (.54, .45, .35), (.46, .43, .38)) if k == 'brick' else brick('wl', (.26, .155, .085), (.36, .23, .135), (.07, .05, .035), .13, 60, .008, offset=0, rough=.7) if k == 'timber' else plaster('wl', (.80, .76, .68)); inner = plaster('inner', (.80, .79, .76)); fr = M('frame', lambda: mat('frame', (.06, .06, .06), .4)); cl = M('soffit', lambda: wood('soffit', (.44, .31, .19), (.58, .43, .28), .6)) if k == 'timber' else mat('soffit', (.76, .74, .70), .9)
    planks(-.6, W + .6, -3.2, -.3, OAK, 2.0, .2, seed=seed); planks(-2, W + 2, -.02, L, OAK, 2.4, .14, along='x', seed=seed, name='deck', rough=.65, z=-.03); box(-.6, W + .6, -.36, 0, -.2, -.005, M('sill', lambda: concrete('sill', (.50, .49, .46))))
    wall('y', -.02, -.34, -.7, W + .7, 2.6, wl, [(.15, W - .15, 0, 2.38)]); wall('y', -.36, -.01, -.7, W + .7, 2.6, inner, [(.15, W - .15, 0, 2.38)]); box(-.7, W + .7, -3.3, 0, 2.6, 2.8, inner); [box(a, b, -3.3, -.36, 0, 2.6, inner) for a, b in ((-.7, -.6), (W + .6, W + .7))]
    if p.get('loggia', True): [box(a, b, 0, L + .1, -.3, 2.75, wl) for a, b in ((-.35, -.02), (W + .02, W + .35))]
    box(-2, W + 2, -.02, L + .15, 2.55, 2.85, cl); box(-2, W + 2, L, L + .14, -.35, -.0, mat('edge', (.62, .60, .56), .8)); [box(a, a + .07, -.26, -.19, 0, 2.38, fr) for a in (.15, W - .22)]; box(.15, W - .15, -.26, -.19, 2.31, 2.38, fr)
    a, b = (0, W) if p.get('loggia', True) else (-2, W + 2); rail('y', L - .04, a, b, 0, black(), 1.02, .1)
    ch = fabric('ch', p.get('seat', (.60, .36, .20))); tb = oak() if p.get('pale') is None else ash()
    if p.get('lounge'): armchair(2.0, 1.2, ch, 35, tb); armchair(3.6, 1.15, fabric('ch2', p.get('seat2', (.30, .34, .32))), -30, tb); coffee_table(2.85, 1.5, tb, .34, .4, second=False); vase(2.85, 1.5, .4, mat('v', (.72, .68, .6), .6), .2, 2, 6, seed)
    else: table(2.9, 1.4, 1.4 if p.get('four') else .8, .75, tb, h=.74, kind='rect' if p.get('four') else 'round'); [chair(x, y, r, ch, tb, 'x') for x, y, r in (((2.55, .8, 180), (3.25, .8, 180), (2.55, 1.95, 0), (3.25, 1.95, 0)) if p.get('four') else ((2.2, 1.35, 85), (3.6, 1.45, -95)))]; bowl(2.85, 1.4, .74, mat('bb', (.70, .66, .58), .4), .15, p.get('fruit', (.62, .2, .06)), seed)
    green.potplant(.55, 1.85, -.02, 1.3, seed=seed, kind=p.get('plant', 'ficus'), pot=black(), potr=.2, poth=.4); lathe([(.0005, 0), (.2, 0), (.28, .42), (.24, .42), (.0005, .38)], (4.2, 1.9, -.02), M('tp', lambda: mat('tp', p.get('pot', (.50, .27, .17)), .85))); green.shrub(4.2, 1.9, .38, .34, .5, p.get('shrub', 'grey'), 3, 1800)
    c = M('linen', lambda: sheer('linen', p.get('curtain', (.80, .77, .70)), .15)); curtain('y', -.45, -.5, .2, .02, 2.55, c, 8, seed=1); curtain('y', -.45, W - .2, W + .5, .02, 2.55, c, 8, seed=2)
    area((W / 2, -2.2, 2.5), (0, .3, -1), 3.6, 1.2, p.get('fill', 60), (1, .97, .93)); daylight('y', L + .3, a, b, .2, 2.5, -1, p.get('day', 13)); across(p, G); sky(strength=1.0, seed=p.get('sky', seed % 9), clouds=p.get('clouds', .45)); sun(p.get('az', 215), p.get('el', 38), p.get('sun', 3.6), color=p.get('sunc', (1, .93, .82)))
    return dict(loc=(1.5, -1.45, 1.55), target=(2.5, 4, 1.5), lens=20, shift_y=-.05)


def lightwell(p, seed):
    """Patio in the middle of a flat: three walls, glass doors, a sail against the sun."""
    W, D = 4.8, 4.6; wl = plaster('wl', (.80, .77, .70), .1); tiles(-.2, W + .2, -3, D + .3, .25, .25, p.get('c1', (.50, .29, .19)), p.get('c2', (.58, .36, .25)), (.5, .45, .38), .7, name='cotto'); sh = M('shutter', lambda: mat('shutter', (.14, .27, .27), .6)); dk = M('inroom', lambda: mat('inroom', (.30, .27, .22), .9, emit=(.6, .5, .36, .10)))
    wall('x', 0, -.3, -3, D, 6.6, wl, [(1.2, 3.4, 0, 2.35)]); wall('y', D, .3, -.3, W + .3, 3.0, wl, [(.5, 2.1, 0, 2.35), (2.9, 4.2, .9, 2.35)]); wall('y', D, .3, -.3, W + .3, 6.6, wl, [(.7, 1.9, 3.6, 5.6), (3.0, 4.2, 3.6, 5.6)], z0=3.0); wall('x', W, .3, -3, D, 6.6, wl)
    for a, b, c, d, k in ((.5, 2.1, .0, 2.35, 2), (2.9, 4.2, .9, 2.35, 2), (.7, 1.9, 3.6, 5.6, 2), (3.0, 4.2, 3.6, 5.6, 2)): window('y', D, .2, a, b, c + .02, d, sh, k); box(a, b, D + .22, D + .23, c, d, M('glass', glass)); box(a - .3, b + .3, D + 1.4, D + 1.5, c - .2, d + .3, dk)
    window('x', 0, -.18, 1.2, 3.4, .02, 2.35, sh, 3); box(-.2, -.19, 1.2, 3.4, 0, 2.35, bpy.data.materials['glass']); box(-1.9, -1.8, .8, 3.8, 0, 2.7, dk)
    for a, b in ((.08, .68), (1.92, 2.52), (2.38, 2.98), (4.22, 4.78)): [box(a, b, D - .05, D - .01, 3.62, 5.6, sh)] + [box(a + .05, b - .05, D - .062, D - .05, 3.7 + .06 * j, 3.74 + .06 * j, sh) for j in range(30)] if not 1.9 < a < 2.0 else None
    [box(a, b, D - .16, D, z - .1, z, M('trimp', lambda: mat('trimp', (.70, .64, .54), .8))) for a, b, z in ((.6, 2.0, 3.6), (2.9, 4.3, 3.6), (2.8, 4.3, .9))]
    # bench along the right wall, olive in its bed, table
    box(W - .55, W, .2, 3.1, 0, .42, wl); box(W - .57, W, .18, 3.12, .42, .46, M('stone', lambda: concrete('stone', (.62, .56, .46)))); [box(W - .53, W - .03, y, y + .85, .46, .56, fabric('mat%d' % i, p.get('mat', (.70, .66, .56))), .03) for i, y in enumerate((.3, 1.2, 2.1))]; [cushion((W - .16, y, .76), .44, .4, .14, fabric('cu%d' % i, c), (78, 0, 90), i) for i, (y, c) in enumerate(((.7, (.16, .32, .34)), (1.7, (.58, .30, .16)), (2.6, (.76, .70, .58))))]
    box(3.5, W, 3.4, D, 0, .45, wl); green.tree(4.2, 4.0, .42, 3.3, 'olive', 2); [green.shrub(x, y, .4, .24, .3, k, i) for i, (x, y, k) in enumerate(((3.75, 3.65, 'grey'), (4.5, 3.6, 'hedge'), (3.75, 4.3, 'grey')))]
    tb = M('tb', lambda: wood('tb', (.38, .26, .15), (.52, .38, .24))); ch = fabric('ch', p.get('seat', (.16, .30, .32))); table(2.5, 2.1, .85, .85, tb, kind='round'); chair(1.8, 2.2, 80, ch, tb, 'x'); chair(2.7, 2.85, -10, ch, tb, 'x'); bowl(2.5, 2.1, .74, mat('bb', (.72, .68, .58), .5), .16, (.75, .33, .04), seed)
    tp = M('tp', lambda: mat('tp', (.52, .28, .17), .85))
    for x, y, r, k, h, kind in ((.35, 4.15, .22, .42, .7, 'dark'), (.35, .55, .26, .48, .6, 'grey'), (2.45, 4.25, .2, .36, .45, 'hedge')): lathe([(.0005, 0), (r * .6, 0), (r * .95, k * .5), (r, k * .9), (r * 1.08, k * .92), (r * 1.08, k), (r * .95, k), (.0005, k * .95)], (x, y, 0), tp); green.shrub(x, y, k * .92, r * 1.2, h, kind, int(x * 9 + y), 2200)
    sail = sheer('sail', p.get('sail', (.90, .82, .68)), .06); c3 = ((1.0, D - .05, 3.3), (W, D - .05, 2.95), (W, 1.2, 3.4)); mid = lambda a, b, t, s: tuple(q + (r - q) * t - (s if i == 2 else 0) for i, (q, r) in enumerate(zip(a, b)))
    def cloth(u, v): a = mid(c3[0], c3[1], u, 0); b = c3[2]; q = mid(a, b, v, 0); return (q[0] - .25 * math.sin(math.pi * v) * (1 - u), q[1] - .2 * math.sin(math.pi * u) * (1 - v), q[2] - .22 * math.sin(math.pi * v) * math.sin(math.pi * (.2 + .6 * u)))
    grid(cloth, 24, 24, sail)
    rng = random.Random(seed); [green.shrub(.12 + rng.uniform(0, .2), 3.75 + rng.uniform(-.2, .6), z, .3, .4, 'hedge', 30 + i, 700) for i, z in enumerate((.9, 1.3, 1.7, 2.1, 2.5, 2.9))]
    area((2.0, -.6, 4.2), (0, .35, -1), 3.4, 2.4, p.get('fill', 150), (.95, .97, 1)); sky(top=(.16, .34, .70), strength=1.1, seed=seed, clouds=.3); sun(p.get('az', 236), p.get('el', 52), p.get('sun', 4.2), color=(1, .92, .80))
    return dict(loc=(1.7, -2.9, 1.5), target=(2.75, 4, 1.5), lens=22, shift_y=.10)
