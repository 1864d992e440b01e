"""Neuilly: the wide avenue under its rows of trees, a glass tower beside a stone house."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.2, 14.0

with street(LX, LY, 3.0):
    # glass tower with a double-height hall
    with at(11.9, 10.6):
        w, d = 5.6, 5.2
        box(w - .6, d - .6, 2.7, m="#A9C9D6", r=.02)
        for u in (-2.4, -.8, .8, 2.4):
            cyl(.16, 2.7, u, -d / 2 + .2, 0, "white", seg=24)
        for v in (-.8, .8, 2.3):
            cyl(.16, 2.7, w / 2 - .2, v, 0, "white", seg=24)
        for i in range(4):
            box(1.1, .06, 2.4, -1.8 + i * 1.2, -d / 2 + .28, .12, SKY[i], .01)
        for i in range(4):
            box(.06, 1.0, 2.4, w / 2 - .28, -1.65 + i * 1.1, .12, SHADE[i % 3], .01)
        with at(z=2.7):
            tower(w, d, 6, "white", 1.3, every=8)
        box(3.2, 1.5, .14, 0, -d / 2 - .3, 2.3, "hop", .03)
    # stone house behind its garden
    frame = block(.8, 8.8, 6.8, 13.6, floors=1, bays=(3, 2), wall="#F5ECDC", roof=SLATE, balconies=(0,), steep=2.1)
    side, w = frame(0)
    with side:
        for k in range(6):
            box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
        with at(0, -.04):
            entrance(1.3, 2.6, "hop")
        for u in (-2.0, 2.0):
            with at(u, -.06, .8):
                window(1.1, 1.7, rail=False)
        for i in range(3):
            box(2.6 - .4 * i, 1.4 - .4 * i, .12, 0, -.6 + .2 * i, .12 * i, "stone", .02)
    side, w = frame(1)
    with side:
        for u in (-1.2, 1.2):
            with at(u, -.06, .8):
                window(1.1, 1.7, rail=False)
    lawn(.5, 5.6, 2.9, 8.3)
    lawn(4.7, 5.6, 7.4, 8.3)
    box(1.5, 2.9, .03, 3.8, 7.0, .01, "cream", .01)
    garden_front(5.3, ((1.6, 2.4), (6.1, 2.6)), (.35, 2.95, 4.65, 7.5), .28, .85)
    for x, y, r in ((1.7, 7.2, .5), (6.6, 7.4, .5), (5.6, 6.6, .36)):
        ball(r, x, y, r + .1, "leaf2", rough=.2)
    # the avenue's trees
    for x in (1.4, 5.3, 9.2, 15.3):
        tree(x, 4.1, .72)
    for x, y in ((8.6, 12.6), (15.4, 12.9)):
        tree(x, y, .72)
    hedge(15.1, 10.0, 3.0, 90, .6)
    street_bench(7.2, 4.2, 180)
    lamp_post(3.4, 4.1, "ink", 3.4)
    trolley(11.2, 5.4, 0, 1.35)
    bucket(12.2, 4.2, "soleil", 1.7)
