import { exampleThanks } from "../../examples/example-thanks.ts";
import { printed } from "../../examples/printed.ts";
import { ThankYou } from "./thank-you.tsx";

export const examples = {
  "la demande est partie": <ThankYou thanks={printed(exampleThanks)} />,
};
