import type { Examples } from "../../examples/example.ts";
import { Terms } from "./terms.tsx";

export const examples: Examples = { "le prix, le minimum et le bouton": <Terms /> };
