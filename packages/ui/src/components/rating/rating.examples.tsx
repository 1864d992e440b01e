import type { Examples } from "../../examples/example.ts";
import { Rating } from "./rating.tsx";

export const examples: Examples = { "la note et sa source": <Rating /> };
