import { expect, it } from "vitest";
import { htmlOf } from "../../tests/html-of.tsx";
import { Prices } from "./prices.tsx";

type Props = Parameters<typeof Prices>[0];

/** The cells of the head: headings in words, others empty. */
const headings = (props: Partial<Props>) => {
  const items = [{ label: "En semaine", price: "27,40 €", other: "13,70 €" }];
  const html = htmlOf(<Prices type="prices" title="L’heure" items={items} {...props} />);
  const head = /<thead>.*<\/thead>/.exec(html)?.[0] ?? "";
  return head.match(/<(td|th)\b.*?<\/\1>/g)?.map((cell) => cell.replaceAll(/<[^>]*>/g, "").trim());
};

it("has each heading above its column, also if it is the only one", () => {
  expect(headings({ priceHeading: "TTC", otherHeading: "Net" })).toEqual(["", "TTC", "Net"]);
  expect(headings({ otherHeading: "Net" })).toEqual(["", "", "Net"]);
  expect(headings({ priceHeading: "TTC" })).toEqual(["", "TTC", ""]);
  expect(headings({})).toBeUndefined();
});

it("has no column for second prices that no row has", () => {
  const items = [{ label: "En semaine", price: "27,40 €" }];
  expect(headings({ otherHeading: "Net", items })).toBeUndefined();
  expect(headings({ priceHeading: "TTC", otherHeading: "Net", items })).toEqual(["", "TTC"]);
});

it("keeps room for two words beside the labels only if a single price has words", () => {
  const isWordy = (price: string, other?: string) => {
    const items = [{ label: "Au choix", price, ...(other !== undefined && { other }) }];
    return /<table class="[^"]*wordy/.test(htmlOf(<Prices type="prices" title="Bons" items={items} />));
  };
  expect(isWordy("12 500 €")).toBe(false);
  expect(isWordy("dès 30 €")).toBe(true);
  expect(isWordy("dès 30 €", "25 €")).toBe(false);
});
