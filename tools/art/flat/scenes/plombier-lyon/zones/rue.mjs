import { box, disc, face, onLeft, onRight, picture, shade, tree } from "../../../iso.mjs";

const parts = [];
parts.push(box([0, 0, -0.4], [12, 12, 0.4], "#aeb9bf"));
parts.push(
  face(
    [
      [0, 6.2, 0],
      [12, 6.2, 0],
      [12, 12, 0],
      [0, 12, 0],
    ],
    "#78848c",
  ),
  box([0, 5.2, 0], [12, 1, 0.16], "#d9dfe2"),
);
for (let x = 0.6; x < 12; x += 2.3)
  parts.push(
    face(
      [
        [x, 9, 0],
        [x + 1.2, 9, 0],
        [x + 1.2, 9.16, 0],
        [x, 9.16, 0],
      ],
      "#f2f4f5",
    ),
  );
/** A house of Lyon: ochre or rose, high windows in rows, a roof of tiles. */
function house(x, w, floors, colour) {
  const h = floors * 1.75 + 1.9;
  const out = [
    box([x, 0.6, 0], [w, 4.4, h], colour),
    box([x - 0.1, 0.5, h], [w + 0.2, 4.6, 0.22], "#f1e7d8"),
    box([x, 0.6, h + 0.2], [w, 4.4, 0.7], "#b5573c"),
  ];
  const columns = Math.floor(w / 1.15);
  const gap = (w - columns * 0.6) / (columns + 1);
  for (let f = 0; f < floors; f++)
    for (let c = 0; c < columns; c++) {
      const wx = x + gap + c * (0.6 + gap);
      const z = 2.2 + f * 1.75;
      out.push(
        onLeft([wx - 0.08, 5, z - 0.08], [0.76, 1.3], "#f7efe3"),
        onLeft([wx, 5, z], [0.6, 1.15], "#5d7c8c"),
        onLeft([wx + 0.27, 5, z], [0.06, 1.15], "#f7efe3"),
      );
      out.push(
        onLeft([wx - 0.34, 5, z], [0.24, 1.15], shade(colour, -0.32)),
        onLeft([wx + 0.7, 5, z], [0.24, 1.15], shade(colour, -0.32)),
      );
    }
  return out;
}
parts.push(
  ...house(0.3, 3.6, 3, "#e3b06a"),
  ...house(3.9, 4, 2, "#d98c74"),
  ...house(7.9, 3.8, 3, "#e8cfa0"),
);
// Shops on the ground floor.
parts.push(
  onLeft([0.7, 5, 0.16], [1.1, 1.5], "#274a5a"),
  onLeft([2.1, 5, 0.16], [1.4, 1.2], "#a9cbd6"),
  onLeft([4.3, 5, 0.16], [2, 1.3], "#a9cbd6"),
  onLeft([6.6, 5, 0.16], [0.9, 1.5], "#7d3b2a"),
  onLeft([8.3, 5, 0.16], [1.6, 1.3], "#a9cbd6"),
  onLeft([10.3, 5, 0.16], [0.9, 1.5], "#274a5a"),
);
parts.push(box([4.2, 5, 1.5], [2.2, 0.7, 0.12], "#1f6f8b"), box([8.2, 5, 1.5], [1.8, 0.7, 0.12], "#d5452f"));
for (let z = 0; z < 3; z++)
  parts.push(
    onRight([11.7, 1.4, 2.2 + z * 1.75], [0.7, 1.15], "#5d7c8c"),
    onRight([11.7, 3.2, 2.2 + z * 1.75], [0.7, 1.15], "#5d7c8c"),
  );
parts.push(tree([1.2, 5.9, 0.16], 1.5, "#5f9a5b"), tree([10.6, 5.9, 0.16], 1.35, "#6ba866"));
// The van, its ladder on the roof.
const wheel = (x) =>
  disc([x, 9.72, 0.42], 0.46, "left", "#2a3238") + disc([x, 9.74, 0.42], 0.2, "left", "#c7d0d5");
parts.push(
  box([3.2, 7.3, 0.3], [3.9, 2.4, 2.3], "#f7f9fa"),
  box([7.1, 7.3, 0.3], [1.5, 2.4, 1.25], "#f7f9fa"),
);
parts.push(
  face(
    [
      [7.1, 7.3, 2.6],
      [7.1, 9.7, 2.6],
      [8, 9.7, 1.55],
      [8, 7.3, 1.55],
    ],
    "#7fb2c4",
  ),
);
parts.push(
  face(
    [
      [7.1, 9.7, 1.55],
      [8, 9.7, 1.55],
      [7.1, 9.7, 2.6],
    ],
    "#7fb2c4",
  ),
  onLeft([6.1, 9.7, 1.55], [0.9, 0.85], "#7fb2c4"),
);
parts.push(
  onLeft([3.2, 9.7, 0.85], [5.4, 0.3], "#1f6f8b"),
  onLeft([3.6, 9.7, 1.35], [1.9, 0.8], "#1f6f8b"),
  disc([4.55, 9.72, 1.75], 0.27, "left", "#ffffff"),
);
parts.push(
  onRight([8.6, 7.6, 0.7], [0.5, 0.3], "#ffd86b"),
  onRight([8.6, 8.9, 0.7], [0.5, 0.3], "#ffd86b"),
  wheel(4.2),
  wheel(7.5),
);
parts.push(
  box([3.4, 8, 2.6], [3.6, 0.12, 0.12], "#c9743f"),
  box([3.4, 8.8, 2.6], [3.6, 0.12, 0.12], "#c9743f"),
);
for (let x = 3.6; x < 7; x += 0.5) parts.push(box([x, 8, 2.68], [0.1, 0.9, 0.06], "#c9743f"));

export default picture(parts, { width: 27, centre: [6, 6, 3.6] });
