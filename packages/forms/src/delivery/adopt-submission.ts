import type { DeliveryPort } from "./delivery-port.ts";

/**
 * Whether a form was sent already: its page was reloaded or closed before it heard the answer, or another tab sent
 * it. If so the lead arrives by way of the outbox, and the visitor may be told "sent". Waits while an attempt runs.
 */
export async function adoptSubmission(submissionId: string, port: DeliveryPort): Promise<boolean> {
  const found = await port.exclusively(submissionId, async () => {
    const entry = await port.outbox.get(submissionId).catch(() => undefined);
    if (entry?.state !== "sending") return entry !== undefined;
    // From here on it is promised: a second attempt that fails must not take it out of the outbox.
    return port.outbox.put({ ...entry, state: "waiting" }).then(
      () => true,
      () => false,
    );
  });
  return found ?? false;
}
