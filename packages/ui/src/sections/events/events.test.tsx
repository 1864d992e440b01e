import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Events } from "./events.tsx";

const html = (items: Parameters<typeof Events>[0]["items"]) =>
  htmlOf(<Events type="events" title="Stages" items={items} none="Rien avant mars." />, exampleSite);

it("writes the day of the week and the hours, with the date for machines", () => {
  const text = html([{ name: "Portes ouvertes", from: "2027-12-04", opens: "14:00" }]);
  expect(text).toContain('dateTime="2027-12-04"');
  expect(text).toMatch(/samedi.*4.*décembre 2027/);
  expect(text).toMatch(/à.14.h/);
});

it("says that an event is full instead of its price", () => {
  const text = html([{ name: "Stage", from: "2027-12-04", price: "120 €", full: true }]);
  expect(text).toContain("Complet");
  expect(text).not.toContain("120");
});

it("says what its author wrote while nothing is to come", () => {
  expect(html([])).toContain("Rien avant mars.");
});
