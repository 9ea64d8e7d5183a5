/**
 * A number as it is read: with thousands commas, which Korean and English share, and so many digits after
 * the point. Written without `Intl`: loading what it knows of all languages makes a phone stop for a tenth
 * of a second.
 */
export function formatNumber(value: number, digits = 0): string {
  const [whole = '', ...fraction] = value.toFixed(digits).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
