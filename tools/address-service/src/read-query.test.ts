import { expect, it } from "vitest";
import { readQuery } from "./read-query.ts";

const read = (query: string) => readQuery(new URLSearchParams(query));

it("reads the text and the limit", () => {
  expect(read("q=%20rue%20%C3%A9&limit=7&index=address")).toEqual({ query: { text: "rue é", limit: 7 } });
  expect(read("q=rue")).toEqual({ query: { text: "rue", limit: 10 } });
});

it.each([
  ["", ["q is a required param"]],
  ["q=", ["q is a required param"]],
  ["q=ru", ["q: must contain between 3 and 200 chars and start with a number or a letter"]],
  [`q=${"a".repeat(201)}`, ["q: must contain between 3 and 200 chars and start with a number or a letter"]],
  ["q='rue", ["q: must contain between 3 and 200 chars and start with a number or a letter"]],
  ["q=rue&limit=0", ["limit: must be an integer between 1 and 20"]],
  ["q=rue&limit=five", ["limit: unable to parse value as integer"]],
  ["q=rue&index=address,moon", ["index: unexpected value 'moon'"]],
])("refuses %j as the geocoder does", (query, detail) => {
  expect(read(query)).toEqual({ detail });
});
