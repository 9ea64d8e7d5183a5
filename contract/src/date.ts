const seoulDate = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in Seoul, where the company keeps its calendar, as `YYYY-MM-DD`. */
export const dateInSeoul = (now: Date): string => seoulDate.format(now);
