import { expect, it } from "vitest";
import { examplePictures } from "../../examples/example-pictures.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { QuoteCall } from "./quote-call.tsx";

const call = { title: "Où, et à quelle heure ?", text: "Le devis est gratuit." };
const { office, street } = examplePictures;

const rendered = (props: Parameters<typeof QuoteCall>[0]) => htmlOf(<QuoteCall {...props} />);

const images = (props: Parameters<typeof QuoteCall>[0]) =>
  rendered(props).match(/(?<= src="\/images\/)[^"]*-|(?<=alt=")[^"]*/g);

it("shows its own picture, else repeats the page's main one without words", () => {
  expect(images({ ...call, picture: office, main: street })).toEqual(["pages/accueil-", office.alt]);
  expect(images({ ...call, main: street })).toEqual(["zones/paris-", ""]);
  expect(images(call)).toBeNull();
});

it("keeps the title beside a photo, which unlike a drawing fills its corner", () => {
  const main = (framed: object) => rendered({ ...call, main: { ...street, ...framed } });
  expect(main({ framed: true })).toMatch(/^<div class="\S+ \S+".*<img class=/);
  expect(main({})).toMatch(/^<div class="[^ "]+".*<img src=/);
});
