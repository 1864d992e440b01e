/** The answer « 5 fois par semaine » is sent as « 5 fois par semaine ou + » (spec section 5). */
export function completeFrequency(answer: string): string {
  return answer === "5 fois par semaine" ? "5 fois par semaine ou +" : answer;
}
