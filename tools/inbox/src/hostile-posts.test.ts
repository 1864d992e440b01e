// Posts that no browser sends. The inbox must always answer, store the accepted leads, and show them as text.
import fc from "fast-check";
import { expect, test } from "vitest";
import { leadsPage } from "./leads-page.ts";
import { parseMultipart } from "./multipart.ts";
import { leadFields, testInbox } from "./tests/test-inbox.ts";
import { multipart, send } from "./tests/test-send.ts";

const TYPE = "multipart/form-data; boundary=x";
const sound = ["a", "prenom", "b"]
  .map((name, i) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvaleur ${i}é\r\n`)
  .join("");

/** Bytes that mean something to a parser, and some that mean nothing. */
const piece = fc.oneof(
  fc.constantFrom(
    "--x",
    "--x--",
    "\r\n",
    "\r",
    "\n",
    "\r\n\r\n",
    "--",
    '"',
    "\\",
    ";",
    "name=",
    "filename=",
    ":",
    "\0",
    "=",
    "Content-Disposition: form-data",
    "content-transfer-encoding: base64",
    "name*=utf-8''a",
    "\ufeff",
    "\ud83e",
  ),
  fc.string({ maxLength: 8, unit: "binary" }),
);

/** A valid body with pieces inserted, removed or replaced, or random pieces only. */
const body = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.record({ at: fc.nat(sound.length), cut: fc.nat(20), text: piece }), { maxLength: 6 }),
  )
  .map(([isSound, changes]) =>
    changes.reduce(
      (text, { at, cut, text: put }) => text.slice(0, at) + put + text.slice(at + cut),
      isSound ? `${sound}--x--\r\n` : "",
    ),
  )
  .chain((text) =>
    fc.constantFrom("utf8" as const, "latin1" as const).map((encoding) => Buffer.from(text, encoding)),
  );

/** Content types with valid, invalid and missing boundaries. */
const contentType = fc.oneof(
  { weight: 4, arbitrary: fc.constant(TYPE) },
  fc.constantFrom(
    "multipart/form-data",
    "text/plain",
    "",
    `${TYPE}; boundary=y`,
    "multipart/form-data; boundary=",
  ),
  fc.string().map((boundary) => `multipart/form-data; boundary="${boundary}"`),
);

test("any body is taken or refused, and never throws", async () => {
  await fc.assert(
    fc.asyncProperty(body, contentType, async (bytes, type) => {
      const parsed = await parseMultipart(bytes, type);
      if ("refusal" in parsed) return parsed.refusal.status === 400 && parsed.refusal.text !== "";
      return parsed.entries.every(
        ([, value]) => (typeof value === "string" ? value.length : value.size) <= bytes.length,
      );
    }),
    { numRuns: 3000 },
  );
});

test("over the wire: every post is answered, and exactly what was taken is there", async () => {
  const inbox = await testInbox({ maxBodyBytes: 2000, log: () => {} });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(1, 60), async (bytes, times) => {
      const sent = Buffer.concat(Array.from({ length: times }, () => bytes));
      const headers = { ...multipart, "Content-Length": String(sent.length) };
      const { status } = await send(inbox, "/quote", { headers, chunks: [sent] });
      expect([200, 400, 413]).toContain(status);
      if (status === 200) taken += 1;
    }),
    // Chance may make no valid body, so the first one is.
    { numRuns: 150, examples: [[Buffer.from(`${sound}--x--\r\n`), 1]] },
  );
  expect(taken).toBeGreaterThan(0);
  expect(await leadFields(inbox)).toHaveLength(taken);
  expect((await fetch(inbox.url)).status).toBe(200);
});

test("what was sent is shown as text", () => {
  const markup = fc.constantFrom("<script>", "</td>", '"><img src=x>', "' onload='", "&lt;", "<!--");
  const text = fc.tuple(fc.string(), markup, fc.string()).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (name, value) => {
      const page = leadsPage([
        { receivedAt: "2026-11-21T10:00:00.000Z", fields: { [name]: value, prenom: value } },
      ]);
      const known = leadsPage([{ receivedAt: "2026-11-21T10:00:00.000Z", fields: { x: "y", prenom: "y" } }]);
      expect(tagsOf(String(page.body))).toEqual(tagsOf(String(known.body)));
    }),
  );
});

/** The elements of a page, in order, with the names of their attributes. */
const tagsOf = (html: string) =>
  html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/="[^"]*"/g, "").replace(/\s+/g, " "));
