import { adoptSubmission } from "./adopt-submission.ts";
import { pagePort } from "./page-port.ts";

/** Whether the form with this id was sent already, here or in another tab, and so arrives. Never rejects. */
export async function wasSent(submissionId: string): Promise<boolean> {
  return adoptSubmission(submissionId, pagePort).catch(() => false);
}
