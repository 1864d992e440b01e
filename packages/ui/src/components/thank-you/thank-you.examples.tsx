import type { Examples } from "../../examples/example.ts";
import { exampleThanks } from "../../examples/example-thanks.ts";
import { printed } from "../../examples/printed.ts";
import { ThankYou } from "./thank-you.tsx";

export const examples: Examples = {
  "la demande est partie": <ThankYou thanks={printed(exampleThanks)} />,
};
