"""The office kitchen, its cups set out for the first coffee."""
from furniture import *
from kit import *

tall = dict(cols=2, rows=3, frame="white")
room(4.7, 4.1, 2.35, lwall="#C4E3D6", rwall="cream", floor=planks(along="x"),
     lholes=[win(1.1, .5, 1.35, 1.6, **tall), win(2.85, .5, 1.35, 1.6, **tall)],
     rholes=[door(4.15, .85, 1.9, m="hop", panels=2)])

# kitchen along the right wall
with right(.52):
    with at(0, -.34):
        box(.66, .62, 1.78, z=.03, m="zinc", r=.03)
        box(.63, .02, 1.06, 0, -.315, .66, "white", .02)
        box(.63, .02, .56, 0, -.315, .06, "white", .02)
        for z, h in ((.74, .4), (.36, .2)):
            box(.025, .03, h, -.25, -.335, z, "steel", .008)
        for x, z, c in ((.08, 1.35, "soleil"), (.18, 1.42, "terra2"), (.12, 1.18, "white")):
            box(.09, .006, .1, x, -.328, z, c, .001)
with right(2.2):
    for i in range(19):
        for j in range(4):
            box(.128, .012, .118, -1.17 + i * .13, -.006, .95 + j * .12, ("terra2", "#F0C3AF", "#E9AE96")[(i * 2 + j * 3) % 3], .004)
    with at(0, -.3):
        box(2.46, .52, .08, m="ink", r=.006)
        box(2.46, .56, .82, z=.06, m="hop", r=.012)
        for i in range(5):
            box(.45, .02, .7, -.98 + i * .49, -.282, .12, "hop2" if i != 3 else "steel", .008)
            box(.14, .02, .016, -.98 + i * .49, -.298, .72, "brass", .004)
        box(2.52, .6, .05, z=.88, m="oak", r=.012)
        box(.5, .36, .01, .58, 0, .926, "zinc3", .004)
        box(.42, .28, .006, .58, 0, .932, "ink3", .004)
        tube([(.58, .2, .93), (.58, .2, 1.2), (.58, .03, 1.2), (.58, .03, 1.13)], .018, "brass", .06)
        with at(-.78, .02, .93):
            box(.44, .38, .44, m="ink", r=.03)
            box(.3, .1, .2, 0, -.17, .1, "zinc3", .01)
            box(.38, .05, .06, 0, -.2, .35, "soleil", .012)
            cup(0, -.15, .1, "white")
        for i in range(6):  # in line for the morning
            cup(-.4 + .12 * i, -.12, .93, ("white", "hop3", "soleil")[i % 3], .92, full=False)
        spray(.98, .06, .93, "hop3", "soleil", 20)
        for i in range(3):
            box(.2, .15, .018, 1.06, -.14, .93 + i * .017, "soleil", .008)
with right(2.2, 1.5):
    box(2.3, .25, .04, 0, -.125, 0, "oak", .008)
    strip(2.1, 0, -.2, -.02, n=3, watts=8)
    for i in range(8):
        cup(-1.02 + i * .15, -.12, .04, ("white", "hop3", "white", "terra2")[i % 4], full=False)
    vase(.42, -.12, .04, "terra", .85, stems=False)
    book_row(.4, .24, .18, .75, -.11, .04)
    small_plant(1.05, -.12, .04, "white", .4)
with right(3.46, 1.98):
    clock("ink")

# the high table, its stools in order, all set for the first coffee
with at(2.75, 1.5):
    box(1.9, .8, .06, z=.86, m="oak", r=.018)
    for sx in (-1, 1):
        box(.07, .66, .86, sx * .82, 0, 0, "ink", .014)
    box(1.6, .04, .1, 0, 0, .2, "ink", .012)
    for x in (-.55, 0, .55):
        for sy in (-1, 1):
            stool(x, sy * .56, .64, "soleil" if (x, sy) == (.55, -1) else "hop", "ink")
    with at(-.45, 0, .92):
        prism(rounded(-.26, -.18, .26, .18, .04), .02, "walnut", r=.006)
        for i in range(4):
            for j in range(2):
                cup(-.17 + i * .11, -.07 + j * .13, .02, ("white", "hop3")[(i + j) % 2], .85, full=False)
    with at(.1, .06, .92):  # carafe
        lathe([(0, 0), (.07, 0), (.078, .02), (.06, .16), (.035, .2), (.045, .26), (.038, .26), (0, .2)], "water2", seg=28)
    with at(.5, 0, .92):
        lathe([(0, 0), (.08, 0), (.17, .08), (.16, .08), (.07, .02), (0, .02)], "white")
        for i in range(5):
            ball(.052, .075 * math.cos(i * 1.3), .075 * math.sin(i * 1.3), .09, ("soleil", "terra", "leaf3")[i % 3], sub=3)
for x in (2.2, 2.75, 3.3):
    pendant(x, 1.5, 1.72, 2.5, "soleil", .19)

# under the windows: a bench
with at(.34, 2.05, 0, rz=90):
    box(2.5, .5, .36, z=.04, m="oak", r=.016)
    box(2.5, .52, .11, z=.38, m="terra", r=.045)
    for x, c in ((-.95, "soleil"), (-.55, "cream"), (.85, "hop3")):
        with at(x, .16, .5, rx=-20, rz=x * 6):
            box(.38, .12, .34, m=c, r=.055)
round_table(1.15, 2.05, .34, .5, "white", "ink", "brass")
vase(1.12, 2.1, .5, "hop", .6)
plant(.42, .42, 0, "ficus", 1.0, "terra")
plant(4.4, .4, 0, "snake", .85, "ink")
trolley(4.1, 2.35, 90, .92)
