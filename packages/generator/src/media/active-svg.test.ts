import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { activePart } from "./active-svg.ts";

const LOGOS = join(import.meta.dirname, "../../../../content/images/logos");
const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;

it.each(readdirSync(LOGOS))("accepts %s as a drawing", (name) => {
  expect(activePart(readFileSync(join(LOGOS, name), "utf8"))).toBeUndefined();
});

it.each([
  `<?xml version="1.0"?>\n<!-- drawn -->${svg("<title>L’eau & co</title>")}`,
  svg(`<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><use href="#a"/>`),
  svg("<style>.a{fill:red}</style>"),
])("accepts %s as a drawing", (text) => {
  expect(activePart(text)).toBeUndefined();
});

describe("finds the active part of", () => {
  it.each([
    svg("<script>alert(1)</script>"),
    svg("<SCRIPT href='//evil.example'/>"),
    svg("<x:script xmlns:x='http://www.w3.org/2000/svg'>alert(1)</x:script>"),
    svg("", " onload='alert(1)'"),
    svg("", "\tONLOAD = 'alert(1)'"),
    svg("<a href='javascript:alert(1)'><path/></a>"),
    svg("<use href='&#106;avascript:alert(1)'/>"),
    svg("<use xlink:href='https://evil.example/#a'/>"),
    svg("<image href='https://evil.example/a.png'/>"),
    svg("<foreignObject><body onload='x'/></foreignObject>"),
    svg("<animate attributeName='href' to='javascript:alert(1)'/>"),
    svg("<style>@import 'https://evil.example'</style>"),
    svg("<style>.a{fill:u\\72l(https://evil.example)}</style>"),
    svg("<path style='fill:url(https://evil.example)'/>"),
    svg("<path title='>' onclick='x'/>"),
    svg("<path d='a<script>'/>"),
    svg("<path d=a onclick=x/>"),
    svg("<![CDATA[<script>]]>"),
    `<!DOCTYPE svg [<!ENTITY a "<script>">]>${svg("&a;")}`,
    `<?xml-stylesheet href="https://evil.example"?>${svg("")}`,
  ])("%s", (text) => {
    expect(activePart(text)).toBeDefined();
  });
});
