import { Terms } from "./terms.tsx";

export const examples = { "le prix, le minimum et le bouton": <Terms /> };
