import holidays from '../holidays.json' with { type: 'json' };

const DAY = 24 * 60 * 60 * 1000;
const SATURDAY = 6;
const HOLIDAYS: ReadonlySet<string> = new Set(holidays);

/** Returns the day after a date, as `YYYY-MM-DD`. */
const getDayAfter = (date: string): string =>
  new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);

/** Returns whether a date is a working day in Korea, `YYYY-MM-DD`: neither a weekend nor a public holiday. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY && !HOLIDAYS.has(date);
}

/** Returns the date after a number of working days. */
export function getWorkingDayAfter(date: string, days = 1): string {
  let day = date;
  for (let remainingDays = days; remainingDays > 0; remainingDays -= isWorkingDay(day) ? 1 : 0)
    day = getDayAfter(day);
  return day;
}
