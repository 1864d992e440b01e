import { Rating } from "./rating.tsx";

export const examples = { "la note et sa source": <Rating /> };
