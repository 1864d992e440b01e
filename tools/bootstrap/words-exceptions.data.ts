/** Sentences that `npm run lint:words` ignores: file under the workspace, first words, and the reason. */
export const WORDS_EXCEPTIONS: readonly { file: string; begins: string; reason: string }[] = [];
