"""A length of the bistro's zinc: the coffee machine, wiped."""
from furniture import *
from kit import *

W, D, H = 1.5, .72, .42
ground(0, 0, W, D, H)
SHOT.update(camera=dict(elevation=27, azimuth=33), shadow=dict(spread=.2, shift=(.03, .01)))

# counter
for m, g, h, z, r in (("hop2", 0, .33, -.36, .02), ("walnut", .012, .07, -H, .01), ("steel", .035, .045, -.045, .014)):
    prism(rounded(-g, -g, W + g, D + g, .06 + g), h, m, z=z, r=r)
for i in range(3):
    x = .27 + i * .48
    box(.41, .02, .24, x, -.006, -.315, "hop", .012)
    box(.34, .016, .16, x, -.014, -.275, "hop2", .01)
with at(W + .006, D / 2, 0, rz=90):
    box(.54, .02, .24, 0, 0, -.315, "hop", .012)
    box(.46, .016, .16, 0, -.008, -.275, "hop2", .01)


def portafilter(x):
    cyl(.048, .05, x, -.12, .235, "chrome", .008)
    cyl(.04, .035, x, -.12, .2, "steel", .006)
    tube([(x, -.15, .215), (x, -.2, .212)], .012, "chrome")
    tube([(x, -.2, .212), (x, -.31, .2)], .017, "black")
    for s in (-1, 1):
        tube([(x, -.12, .2), (x + s * .014, -.12, .19), (x + s * .014, -.12, .175)], .006, "chrome", .01)


# coffee machine
with at(.6, .4):
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.022, .04, sx * .3, sy * .16, 0, "black")
    box(.74, .42, .09, 0, 0, .035, "chrome", .02)
    box(.66, .24, .012, 0, -.08, .122, "zinc3", .004)
    for i in range(15):
        box(.026, .22, .01, -.3 + i * .0428, -.08, .13, "steel", .003)
    box(.74, .17, .36, 0, .125, .12, "chrome", .02)
    box(.68, .015, .14, 0, .036, .15, "zinc3", .004)
    box(.78, .44, .16, 0, 0, .29, "terra", .04)
    box(.79, .016, .028, 0, -.216, .305, "brass", .006)
    for x in (-.17, .17):
        portafilter(x)
        for k in range(3):
            with at(x - .05 + k * .05, -.22, .385, rx=90):
                cyl(.014, .012, m=("white", "white", "soleil")[k])
    with at(0, -.216, .385, rx=90):  # gauge
        cyl(.036, .014, m="chrome")
        cyl(.03, .006, z=.012, m="white", r=.001)
    with at(0, -.236, .385, ry=35):
        box(.004, .004, .024, 0, 0, 0, "terra", 0)
    for sx in (-1, 1):  # steam
        tube([(sx * .34, -.16, .3), (sx * .355, -.25, .27), (sx * .345, -.24, .13)], .01, "chrome", .04)
        with at(sx * .34, -.225, .34, rx=90):
            cyl(.026, .04, m="black")
    cup(-.17, -.12, .128, "white", .72)
    cup(.17, -.12, .128, "white", .72)
    # cups kept warm behind their rail
    tube([(-.36, -.19, .45), (-.36, -.19, .5), (.36, -.19, .5), (.36, -.19, .45)], .008, "brass", .02)
    tube([(-.36, .19, .45), (-.36, .19, .5), (.36, .19, .5), (.36, .19, .45)], .008, "brass", .02)
    for sx in (-1, 1):
        tube([(sx * .36, -.19, .5), (sx * .36, .19, .5)], .008, "brass")
    for i in range(6):
        for j in range(3):
            for k in range(1 + (i * 2 + j) % 3 % 2 + (j == 2)):
                with at(rz=0):
                    lathe([(0, .01), (.026, .01), (.04, .068), (.035, .068), (.025, .02), (0, .02)],
                          "hop3" if (i + 2 * j) % 5 == 0 else "white", -.28 + i * .112, -.115 + j * .115, .45 + k * .032, seg=24)
# grinder
with at(1.17, .5):
    box(.19, .26, .05, 0, -.01, 0, "black", .014)
    box(.15, .17, .3, 0, .03, .04, "terra", .03)
    lathe([(.04, .33), (.055, .36), (.1, .5), (.1, .53), (0, .53)], "wood2", 0, .03)
    lathe([(.104, .525), (.104, .545), (.03, .56), (0, .56)], "ink", 0, .03)
    tube([(0, -.06, .2), (0, -.12, .19)], .02, "chrome")
    cyl(.042, .02, 0, -.09, .09, "chrome")
# served, with what is needed to keep it clean
with at(.86, .1, 0, rz=-25):
    cup(0, 0, 0, "white", .95, saucer=True)
    tube([(-.06, -.05, .02), (.03, -.075, .024)], .005, "steel")
    ball(.014, -.07, -.054, .022, "steel", sz=.5)
spray(1.36, .2, 0, "hop3", "soleil", 35, .95)
with at(1.14, .13, 0, rz=14):
    for i in range(3):
        box(.2, .15, .018, .004 * i, .003 * i, i * .017, "soleil", .008)
with at(.16, .12):
    lathe([(0, 0), (.05, 0), (.062, .02), (.062, .075), (.056, .08), (0, .08)], "white", seg=32)
    for i in range(7):
        with at(.03 * math.cos(i * .9), .03 * math.sin(i * .9), .07, rz=i * 51, rx=10):
            box(.016, .035, .05, 0, 0, 0, ("cream", "white")[i % 2], .003)
