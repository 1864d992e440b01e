"""12th: the brick viaduct, workshops under its arches and a garden on top."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.2, 12.8
N, W, D, H = 4, 14.6, 4.6, 5.9

with street(LX, LY, 2.8):
    with at(.5 + W / 2, 7.2):
        k = W / N
        box(W - .2, D - .5, H - .1, 0, D / 2 + .3, 0, "#DAC3A6", .02)
        holes = [arch(-W / 2 + k * i + .42, .02, -W / 2 + k * (i + 1) - .42, H - .95) for i in range(N)]
        with at(rx=90):
            prism(rounded(-W / 2, 0, W / 2, H, 0), .7, BRICK, z=-.7, r=.02, holes=holes)
        for i in range(N):
            u = -W / 2 + k * (i + .5)
            with at(u, .45, 0):
                arched(k - .84, H - .95, ("hop", "ink", "terra", "ink2")[i], None, 6, 4, door=("hop", "ink", "terra", "ink2")[i])
            with at(u, 0, 0, rx=90):  # voussoirs
                a = arch(-(k - .84) / 2 - .26, 0, (k - .84) / 2 + .26, H - .69)
                prism(a, .08, "stone", z=.0, r=.02, holes=[arch(-(k - .84) / 2, -.01, (k - .84) / 2, H - .95)])
            box(.34, .2, .5, u, -.08, H - 1.0, "stone", .03)
        for i in range(N + 1):
            u = min(max(-W / 2 + k * i, -W / 2 + .25), W / 2 - .25)
            box(.5, .24, H - .2, u, -.03, 0, BRICK2, .02)
            box(.66, .36, .3, u, -.06, 0, "stone2", .03)
            box(.62, .34, .2, u, -.06, H - 3.1, "stone", .03)
        # end wall, with courses of stone
        box(.2, D - .1, H, W / 2 - .06, D / 2, 0, BRICK, .02)
        for z in (.0, 1.9, 3.8):
            box(.26, D, .26, W / 2 - .04, D / 2, z, "stone", .02)
        box(W + .3, D + .3, .34, 0, D / 2, H - .1, "stone", .04)
        for i in range(26):
            box(.24, .22, .2, -W / 2 + .35 + i * .556, -.06, H - .3, "stone2", .02)
        # the garden on top
        with at(0, 0, H + .24):
            lawn(-W / 2 + .3, .45, W / 2 - .3, D - .2)
            box(W - .5, 1.1, .06, 0, D / 2 + .1, .12, "cream", .01)
            with at(0, .12):
                railing(W - .1, .85, gap=.3, m="hop")
            with at(W / 2 - .05, D / 2, 0, rz=90):
                railing(D - .2, .85, gap=.3, m="hop")
            for i in range(7):
                with at(z=.1):
                    tree(-W / 2 + 1.2 + i * 2.05, 3.7, (.62, .54, .66, .58)[i % 4], grate=False)
            for i in range(4):
                hedge(-5.4 + i * 3.7, 1.0, 2.3, h=.5, d=.5)
            for i in (0, 1):  # arches of roses over the walk
                x = -2.6 + i * 5.2
                tube([(x, D / 2 - .65, .1), (x, D / 2 - .65, 1.7), (x, D / 2 + .85, 1.7), (x, D / 2 + .85, .1)], .06, "hop", .7)
                for j in range(9):
                    a = math.pi * j / 8
                    ball(.22, x, D / 2 + .1 - .75 * math.cos(a), 1.0 + 1.0 * math.sin(a), ("leaf", "leaf3")[j % 2], rough=.2, sub=3)
                    if j % 2:
                        ball(.09, x + .2, D / 2 + .1 - .75 * math.cos(a), 1.1 + 1.0 * math.sin(a), "terra2", sub=2)
            street_bench(5.0, 1.6, 180)
    # pavement
    for x in (2.3, 9.7):
        clipped_tree(x, 4.4, .72)
    lamp_post(6.0, 4.2, "hop", 3.6)
    with at(11.6, 5.6):  # a chair and a chest being restored, before the workshop
        chair(0, 0, 30, "wood2", "terra")
        with at(1.2, .3, 0, rz=-10):
            box(1.1, .5, .85, z=.12, m="oak", r=.02)
            for z in (.2, .55):
                box(.94, .03, .28, 0, -.26, z, "oak2", .02)
    bollard(1.0, 3.5)
    bollard(14.8, 3.5)
    trolley(5.0, 5.6, 0, 1.35)
    bucket(6.8, 5.8, "soleil", 1.7)
    planter(14.4, 6.2, 1.5, flowers=("terra2", "white"))
