/** True for a day of the calendar, year first: "2027-02-28", and not "2027-02-31". */
export const isDay = (text: string): boolean => new Date(text).toJSON()?.startsWith(text) === true;
