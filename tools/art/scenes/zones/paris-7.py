"""7th: the lawns, the iron tower behind them, a gated stone front on the avenue."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.2, 14.0

with street(LX, LY, 0):
    lawn(.4, .4, 7.6, 13.6)
    box(2.0, 8.0, .05, 4.0, 4.4, .11, "cream", .01)
    box(6.0, 5.6, .05, 3.7, 9.8, .11, "cream", .01)
    iron_tower(3.5, 9.6, 13.6, 2.7)
    for y in (1.2, 3.3, 5.4):
        for x in (1.6, 6.4):
            with at(z=.12):
                clipped_tree(x, y, .72)
    with at(z=.13):
        street_bench(2.7, 4.8, 90)
    # stone front on the avenue
    frame = block(9.4, 7.0, 15.8, 13.7, floors=2, bays=(3, 3), roof=SLATE, balconies=(0,), steep=2.0)
    side, w = frame(0)
    with side:
        for k in range(6):
            box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
        with at(0, -.04):
            entrance(1.8, 2.85, "hop")
        for u in (-2.1, 2.1):
            with at(u, -.06, .8):
                window(1.1, 1.7, rail=False)
        topiary(-1.3, -.6, 0, "white", 1.4)
        topiary(1.3, -.6, 0, "white", 1.4)
    side, w = frame(1)
    with side:
        for k in range(6):
            box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
        for u in (-2.2, 0, 2.2):
            with at(u, -.06, .8):
                window(1.1, 1.7, rail=False)
    # forecourt behind its gates
    for x, ln in ((10.0, 2.2), (14.7, 2.4)):
        box(ln, .3, .4, x, 4.6, 0, "stone", .03)
        with at(x, 4.6, .4):
            railing(ln, 1.0, gap=.24, m="ink")
    for x in (8.9, 11.2, 13.4, 15.9):
        box(.5, .5, 1.7, x, 4.6, 0, "stone", .04)
        ball(.26, x, 4.6, 1.9, "stone2")
    box(2.0, 2.2, .03, 12.3, 5.8, .01, "cream", .01)
    lawn(9.2, 5.2, 11.1, 6.4)
    lawn(13.5, 5.2, 15.7, 6.4)
    ball(.42, 10.1, 5.8, .45, "leaf2", rough=.2)
    ball(.42, 14.6, 5.8, .45, "leaf3", rough=.2)
    for x, y, s in ((9.3, 1.3, .7), (15.5, 2.9, .66)):
        tree(x, y, s)
    lamp_post(12.3, 2.0, "ink", 3.5)
    trolley(11.7, 3.5, 0, 1.35)
    bucket(13.4, 3.4, "soleil", 1.7)
