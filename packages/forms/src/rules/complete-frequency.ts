/** Spec section 5: the answer « 5 fois par semaine » is sent as « 5 fois par semaine ou + ». */
export function completeFrequency(answer: string): string {
  return answer === "5 fois par semaine" ? "5 fois par semaine ou +" : answer;
}
