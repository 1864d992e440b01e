import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMultipart } from "./multipart.ts";

const type = "multipart/form-data; boundary=x";

function part(name: string, value: string, moreHeaders = ""): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"${moreHeaders}\r\n\r\n${value}\r\n`;
}

async function parse(body: string | Buffer, contentType: string | undefined = type): Promise<unknown> {
  const parsed = await parseMultipart(typeof body === "string" ? Buffer.from(body) : body, contentType);
  return "refusal" in parsed ? parsed.refusal.text : parsed.entries;
}

describe("what is taken", () => {
  test.each<[string, string, unknown, string?]>([
    ["one field", `${part("a", "b")}--x--\r\n`, [["a", "b"]]],
    ["an empty value", `${part("a", "")}--x--\r\n`, [["a", ""]]],
    ["no line break at the end", `${part("a", "b")}--x--`, [["a", "b"]]],
    ["a preamble and an epilogue", `one\r\ntwo\r\n${part("a", "b")}--x--\r\nthree`, [["a", "b"]]],
    ["line breaks as typed", `${part("a", "1\r\n2\n3\r\n\r\n")}--x--\r\n`, [["a", "1\r\n2\n3\r\n\r\n"]]],
    ["percent signs in a value", `${part("a", "%22%0D")}--x--\r\n`, [["a", "%22%0D"]]],
    ["a byte order mark", `${part("a", "\ufeffb")}--x--\r\n`, [["a", "\ufeffb"]]],
    ["an unquoted name", `${part("a", "b").replace('"a"', "a")}--x--\r\n`, [["a", "b"]]],
    ["a name as browsers escape it", `${part("%22é%0D%0A%25", "b")}--x--\r\n`, [['"é\r\n%25', "b"]]],
    ["a name with a backslash", `${part("a\\", "b")}--x--\r\n`, [["a\\", "b"]]],
    [
      "a value in base64, decoded",
      `${part("a", "Yg==", "\r\nContent-Transfer-Encoding: base64")}--x--\r\n`,
      [["a", "b"]],
    ],
    [
      "a repeated name, in order",
      `${part("a", "1")}${part("b", "2")}${part("a", "3")}--x--\r\n`,
      [
        ["a", "1"],
        ["b", "2"],
        ["a", "3"],
      ],
    ],
    ["other headers", `${part("a", "b", "\r\nContent-Type: text/plain")}--x--\r\n`, [["a", "b"]]],
    [
      "header names in capitals",
      `${part("a", "b").replace("Content-Disposition", "CONTENT-DISPOSITION")}--x--\r\n`,
      [["a", "b"]],
    ],
    [
      "a quoted boundary",
      `${part("a", "b")}--x--\r\n`,
      [["a", "b"]],
      'Multipart/Form-Data; charset=utf-8; Boundary="x"',
    ],
  ])("%s", async (_label, body, expected, contentType) => {
    expect(await parse(body, contentType)).toEqual(expected);
  });

  test("whatever a form may hold, as the platform itself writes it", async () => {
    // The pieces avoid texts that the HTML standard changes before sending: a lone line feed, and `%22` in a name.
    const pieces = [..."é🧹\"'%\u0000\u2028;=\\ ", "Hop & Net", "\r\n", "--", "<b>"];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), async (fields) => {
        const data = new FormData();
        for (const [name, value] of fields) data.append(name, value);
        const sent = new Response(data);
        const contentType = sent.headers.get("content-type") ?? "";
        expect(await parse(Buffer.from(await sent.arrayBuffer()), contentType)).toEqual([...data]);
      }),
      { numRuns: 200 },
    );
  });
});

test("files with their names and bytes, and no file as an empty text", async () => {
  const data = new FormData();
  data.append("nom", "Zoé");
  data.append("photo", new File([new Uint8Array([0xff, 0xd8, 0x00])], "é/../fuite.jpg"));
  const sent = new Response(data);
  const parsed = await parseMultipart(
    Buffer.from(await sent.arrayBuffer()),
    sent.headers.get("content-type") ?? "",
  );
  const entries = "refusal" in parsed ? [] : parsed.entries;
  expect(entries[0]).toEqual(["nom", "Zoé"]);
  const file = entries[1]?.[1] as File;
  expect([file.name, [...(await file.bytes())]]).toEqual(["é/../fuite.jpg", [0xff, 0xd8, 0x00]]);
  const none = part("vide", "", '; filename=""\r\nContent-Type: application/octet-stream');
  expect(await parse(`${none}--x--\r\n`)).toEqual([["vide", ""]]);
});

describe("what is refused", () => {
  const malformed = "Le corps multipart est mal formé ou incomplet.";
  const noType = "Le formulaire doit être envoyé en multipart/form-data, avec sa délimitation (boundary).";
  const whole = `${part("a", "b")}--x--\r\n`;
  test.each<[string, string | Buffer, string, string?]>([
    ["nothing", "", malformed],
    ["text without a boundary", "hello", malformed],
    ["no closing delimiter", part("a", "b"), malformed],
    ["a body cut in a value", part("a", "b").slice(0, -3), malformed],
    ["a body cut in a header", whole.slice(0, 30), malformed],
    ["bare line feeds", whole.replaceAll("\r\n", "\n"), malformed],
    ["the bare boundary in a value", `${part("a", "a x b")}--x--\r\n`, malformed],
    ["padding after a delimiter", whole.replace("--x", "--x \t"), malformed],
    ["text after a delimiter", whole.replace("--x", "--x y"), malformed],
    ["a delimiter at the start of a value's line", `${part("a", "1\r\n--xyz")}--x--\r\n`, malformed],
    ["another boundary", whole, malformed, "multipart/form-data; boundary=y"],
    ["no field", "--x--\r\n", "La demande ne contient aucun champ."],
    ["an empty part", "--x\r\n--x--\r\n", malformed],
    ["a part without headers", "--x\r\n\r\nb\r\n--x--\r\n", malformed],
    ["a part without a name", whole.replace('; name="a"', ""), malformed],
    ["an open quote", whole.replace('name="a"', 'name="a'), malformed],
    ["another disposition", whole.replace("form-data", "attachment"), malformed],
    [
      "a value in Latin-1",
      Buffer.from(`${part("a", "é")}--x--\r\n`, "latin1"),
      "Le formulaire doit être écrit en UTF-8.",
    ],
    ["urlencoded", "a=b", noType, "application/x-www-form-urlencoded"],
    ["JSON", "{}", noType, "application/json"],
    ["multipart/mixed", whole, noType, "multipart/mixed; boundary=x"],
    ["no boundary", whole, noType, "multipart/form-data"],
    ["an empty boundary", whole, noType, 'multipart/form-data; boundary=""'],
    ["no media type", whole, noType, "nonsense"],
  ])("%s", async (_label, body, text, contentType) => {
    expect(await parse(body, contentType)).toBe(text);
  });

  test("a post without a Content-Type", async () => {
    expect(await parseMultipart(Buffer.from(whole), undefined)).toEqual({
      refusal: { status: 400, text: noType },
    });
  });

  test("any body cut short, at whatever byte", async () => {
    const body = Buffer.from(`${part("prenom", "Zoé")}${part("message", "1\r\n2")}--x--`);
    for (let length = 0; length < body.length; length += 1) {
      expect(await parseMultipart(body.subarray(0, length), type)).toHaveProperty("refusal");
    }
  });
});
