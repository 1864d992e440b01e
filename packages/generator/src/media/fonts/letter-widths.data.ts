/** Letters per 1000 in French running text. */
const LETTERS =
  "e121 a71.1 i65.9 s65.1 n63.9 r60.7 t59.2 o50.2 l49.6 u44.9 d36.7 c31.8 m26.2 p24.9 é19.4 g12.3 b11.4 v11.1 " +
  "h11.1 f11.1 q6.5 y4.6 x3.8 j3.4 è3.1 à3.1 k2.9 w1.7 z1.5 ê0.8 ç0.6 ô0.4 â0.3 î0.3 û0.2 ù0.2";

/** These letters with their numbers, then what stands between the words. */
export const FREQUENCY: Readonly<Record<string, number>> = {
  ...Object.fromEntries(LETTERS.split(" ").map((entry) => [entry.charAt(0), Number(entry.slice(1))])),
  " ": 190,
  ",": 11,
  ".": 10,
  "’": 12,
};

/** The widths of letters, from the letters of each width. */
const widths = (letters: Readonly<Record<number, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(letters).flatMap(([width, alike]) => [...alike].map((letter) => [letter, Number(width)])),
  );

/** Advance widths of Arial, per 1000 em; Liberation Sans has the same. */
export const ARIAL = widths({
  222: "’ijl",
  278: " ,.ft",
  333: "r",
  500: "cksvxyz",
  556: "abdeghnopqu",
  722: "w",
  833: "m",
});

/** The same of Arial Bold. */
export const ARIAL_BOLD = widths({
  278: " ,.’ijl",
  333: "ft",
  389: "r",
  500: "z",
  556: "aceksvxy",
  611: "bdghnopqu",
  778: "w",
  889: "m",
});
