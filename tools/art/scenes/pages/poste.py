"""The desk under the drawn screen of the client space, seen from its front: the screen's foot, a mug, a cloth folded.

A phone shows the middle alone, from the plant to the mug.
"""
from furniture import *
from kit import *

W, D = 1.6, .36
SKEW = .2  # depth goes up to the right, as the edges of the page's screen do
ground(-W / 2, -D / 2, W / 2, D / 2, .045)
SHOT.update(camera=dict(elevation=20, azimuth=0, margin=.03), shadow=dict(spread=.09, shift=(0, 0), strength=.4))

prism(rounded(-W / 2, -D / 2, W / 2, D / 2, (.05, .05, .05, .05)), .045, "oak", z=-.045, r=.007)

# the foot; its neck goes up behind the screen
with at(0, .09):
    cyl(.125, .014, m="zinc2", r=.006, seg=72)
    box(.085, .03, .2, 0, .03, .01, "zinc2", .008)
# the screen's shadow falls on the wood and on the whole neck: nothing else is seen of what casts it
screen = box(W * .94, .15, .3, -.1, -.02, .16, "zinc2", 0)
screen.visible_camera = False
HIDE_FROM_FIT.append(screen)

with at(-.02, -.11):
    box(.4, .13, .014, m="white", r=.006)
    for r, (n, w) in enumerate(((1, .2), (11, .029), (11, .029), (11, .029))):
        for c in range(n):
            box(w, .022, .004, (c - (n - 1) / 2) * .034, -.042 + r * .028, .012, "zinc2", .001)
ball(.036, .25, -.12, .012, "white", sx=.85, sy=1.4, sz=.6)
cup(.34, -.03, 0, "soleil", 1.2)
with at(-.58, -.06, 0, rz=-8):  # notebook
    box(.2, .15, .016, m="hop", r=.006)
    box(.012, .152, .017, .07, 0, 0, "soleil", 0)
    tube([(-.09, -.09, .022), (.07, -.1, .022)], .006, "ink")
with at(.62, -.04, 0, rz=6):  # a cloth, folded in four
    for i in range(3):
        box(.15, .12, .014, 0, 0, i * .014, ("hop3", "mint", "hop3")[i], .006)
with at(-.36, 0, 0, s=.4):
    plant(0, 0, 0, "bush", .45, "terra")

slant = Matrix(((1, SKEW, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
for thing in [ob for ob in bpy.context.scene.objects if ob.type == "MESH"]:
    thing.data.transform(slant @ thing.matrix_world)
    thing.matrix_world = Matrix()
