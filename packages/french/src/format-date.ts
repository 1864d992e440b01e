const months = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });

/**
 * Writes an ISO date in words: "2025-09-19" → "19 septembre 2025". A month or a year alone works too:
 * "2025-09" → "septembre 2025". A text that is no date stays as it is.
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-");
  const start = new Date(`${year}-${month}`);
  if (month === undefined || Number.isNaN(start.getTime())) return date;
  const monthAndYear = `${months.format(start)} ${year}`;
  if (day === undefined) return monthAndYear;
  return `${day === "01" ? "1ᵉʳ" : Number(day)}\u00A0${monthAndYear}`;
}
