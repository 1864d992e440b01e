import type { Outcome } from "../delivery/outcome.ts";
import { submitQuote } from "../delivery/submit-quote.ts";
import { fakePort, request, START, WEBHOOK } from "./fake-port.ts";

/** A browser whose one request got these outcomes, at the time when the next try is due. */
export async function afterFirst(...outcomes: Outcome[]) {
  const fake = fakePort(outcomes);
  await submitQuote(request(), { webhook: WEBHOOK }, fake.port);
  fake.state.now = fake.stored.get("1")?.dueAt ?? START;
  return fake;
}
