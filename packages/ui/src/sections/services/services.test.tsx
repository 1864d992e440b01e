import { expect, it } from "vitest";
import { htmlOf } from "../../tests/html-of.tsx";
import { Services } from "./services.tsx";

it("begins with the first row unfolded that a phone folds", () => {
  const html = htmlOf(
    <Services
      title="Nos services"
      folded
      items={[
        { title: "Vitres", text: "Lavées.", route: "/vitres" },
        { title: "Bureaux", text: "Rangés." },
        { title: "Cuisine", text: "Essuyée." },
      ]}
    />,
  );
  const opened = [...html.matchAll(/<details([^>]*)><summary[^>]*>([^<]*)/g)];
  expect(opened.map(([, attributes, name]) => [name, attributes?.includes("open")])).toEqual([
    ["Bureaux", true],
    ["Cuisine", false],
  ]);
});
