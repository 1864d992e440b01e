/** Letters per 1000 in French running text, then what stands between the words. */
export const FREQUENCY: Readonly<Record<string, number>> = {
  e: 121,
  a: 71.1,
  i: 65.9,
  s: 65.1,
  n: 63.9,
  r: 60.7,
  t: 59.2,
  o: 50.2,
  l: 49.6,
  u: 44.9,
  d: 36.7,
  c: 31.8,
  m: 26.2,
  p: 24.9,
  é: 19.4,
  g: 12.3,
  b: 11.4,
  v: 11.1,
  h: 11.1,
  f: 11.1,
  q: 6.5,
  y: 4.6,
  x: 3.8,
  j: 3.4,
  è: 3.1,
  à: 3.1,
  k: 2.9,
  w: 1.7,
  z: 1.5,
  ê: 0.8,
  ç: 0.6,
  ô: 0.4,
  â: 0.3,
  î: 0.3,
  û: 0.2,
  ù: 0.2,
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
