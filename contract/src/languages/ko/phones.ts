/** The country code of numbers that are written without one. */
export const COUNTRY_CODE = '+82';
