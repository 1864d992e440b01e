"""Left bank: a small square with its fountain, and a bookshop on the corner."""
from furniture import *
from kit import *
from places import fountain
from street import *

LX, LY = 16.5, 13.5
slab(LX * .3, LY * .3, "zinc2", back=.12)


def book_box(x, y, rz=0, m="hop"):
    with at(x, y, rz=rz):
        for sx in (-1, 1):
            box(.06, .5, .62, sx * .6, 0, 0, m, .01)
        box(1.4, .62, .34, z=.6, m=m, r=.02)
        book_row(1.24, .42, .4, 0, 0, .72, fill=.98)


with at(s=.3):
    prism(rounded(0, 0, LX, LY, 0), .06, "#D3DAE1", z=-.012, r=.01)
    prism(rounded(.3, .3, LX - .3, LY - .3, 0), .08, "#E4E7E8", z=-.012, r=.01)
    for i in range(1, 9):  # bands of setts across the square
        box(LX - .8, .07, .012, LX / 2, .3 + i * 1.45, .066, "#CBD3DA", .002)

with at(z=.02, s=.3):
    frame = corner_building(0, 7.7, 9.4, 13.5, bays=(3, 2), floors=2, wall="#F1E3CC", roof="#6E86A0")
    side, w = frame(0)
    with side:  # bookshop
        shopfront(w - .4, "ink2", 3, doorat=1)
        with at(0, -.16):
            awning(w - .5, 1.1, colours=("terra", "white"), drop=.42)
        for x in (-2.4, 2.4):  # books in the window
            for z in (.85, 1.5):
                box(1.8, .06, .06, x, -.14, z, "wood", .01)
                with at(x, -.14, z + .06):
                    book_row(1.7, .45, .08, fill=.97)
    side, w = frame(1)
    with side:
        shopfront(w - .3, "ink2", 1)
        with at(0, -.14):
            for z in (.8, 1.35, 1.9):
                box(1.9, .06, .06, 0, 0, z, "wood", .01)
                with at(0, 0, z + .06):
                    book_row(1.8, .42, .08, fill=.97)
    side, w = frame(2)
    with side:
        with at(-.4, -.04):
            entrance(m="terra")
    for x in (1.1, 2.8, 6.0):
        book_box(x, 5.9)
    fountain(10.6, 3.9)
    for x, y, s in ((3.2, 1.9, .8), (14.6, 8.3, .86), (15.3, 1.3, .66), (12.6, 12.4, .8)):
        tree(x, y, s)
    lamp_post(6.6, 1.3, "hop", 3.6)
    for x, y, rz in ((6.7, 3.6, 60), (7.4, 5.2, 100), (13.9, 4.3, -80), (12.9, 6.4, -30)):  # the gardens' green chairs
        chair(x, y, rz, "hop", "hop2")
    street_bench(1.6, 3.9, 0)
    planter(14.9, 11.0, 1.6, rz=90)
    trolley(11.4, 8.6, 90, 1.45)
    bucket(10.1, 8.1, "soleil", 1.8)
