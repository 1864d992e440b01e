import { expect, it } from "vitest";
import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/watch-job-seeker-links";
import { examplePictures } from "../../examples/example-pictures.ts";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { QuoteCall } from "./quote-call.tsx";

const call = { title: "Où, et à quelle heure ?", text: "Le devis est gratuit." };
const { office, street } = examplePictures;

const rendered = (props: Parameters<typeof QuoteCall>[0]) => htmlOf(<QuoteCall {...props} />);

it("leads to the form, or where its own words say", () => {
  const { quote, addresses } = exampleSite;
  const button = (own: object) =>
    /<a class[^>]* href="([^"]*)"[^>]*>([^<]*)</.exec(rendered({ ...call, ...own }));
  expect(button({})?.slice(1)).toEqual([quote.href, quote.button]);
  expect(button({ button: "Les cours", target: "/cours#samedi" })?.slice(1)).toEqual([
    "/cours#samedi",
    "Les cours",
  ]);
  expect(button({ button: "Nous joindre", target: "#contact" })?.[1]).toBe("#contact");
  const jobs = button({ button: "Nous rejoindre", target: "recruitment" });
  expect(jobs?.[1]).toBe(addresses.recruitment);
  expect(jobs?.[0]).toContain(JOB_SEEKER_ATTRIBUTE);
});

const images = (props: Parameters<typeof QuoteCall>[0]) =>
  rendered(props).match(/(?<= src="\/images\/)[^"]*-|(?<=alt=")[^"]*/g);

it("shows its own picture, else repeats the page's main one without words", () => {
  expect(images({ ...call, picture: office, main: street })).toEqual(["pages/accueil-", office.alt]);
  expect(images({ ...call, main: street })).toEqual(["zones/paris-", ""]);
  expect(images(call)).toBeNull();
});

it("gives the telephone of a branch by its name, and hours if there are some", () => {
  const contact = { name: "Atelier de Lyon", phone: "+33478005613", phoneLabel: "04 78 00 56 13" };
  const shown = (hours?: string) => rendered({ ...call, contact: { ...contact, hours } });
  const phone = '>Atelier de Lyon\u00A0: <a href="tel:+33478005613">04 78 00 56 13</a>';
  expect(shown()).toContain(`${phone}.</p>`);
  expect(shown("le lundi")).toContain(`${phone}, le lundi.</p>`);
});

it("shows the morning over the evening at the end of the home page only", () => {
  const evening = { ...street, image: "zones/paris-soir", alt: "" };
  const home = [{ name: "Accueil", route: "/" }];
  const both = ["zones/paris-soir-", "", "zones/paris-", ""];
  expect(images({ ...call, picture: evening, main: street, trail: home })).toEqual(both);
  expect(images({ ...call, picture: evening, main: street })).toEqual(both.slice(0, 2));
  expect(images({ ...call, picture: office, main: street, trail: home })).toHaveLength(2);
});

it("keeps the title beside a photo, which unlike a drawing fills its corner", () => {
  const main = (framed: object) => rendered({ ...call, main: { ...street, ...framed } });
  expect(main({ framed: true })).toMatch(/^<div class="\S+ \S+".*<img class=/);
  expect(main({})).toMatch(/^<div class="[^ "]+".*<img src=/);
});
