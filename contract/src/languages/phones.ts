import type { Language } from '../language.ts';
import { COUNTRY_CODE } from './ko/phones.ts';

/** Languages whose readers call from the country of the company. */
const NATIONAL: Readonly<Partial<Record<Language, true>>> = { ko: true };

/** Returns the number with its country code: "+82-2-000-0000"; one that has a country code stays. */
export const addCountryCode = (phone: string): string =>
  phone.startsWith('0') ? `${COUNTRY_CODE}-${phone.slice(1)}` : phone;

/** Returns a number as readers of a language dial it: without the country code only in the language of the country. */
export const formatPhone = (phone: string, language: Language): string =>
  NATIONAL[language] ? phone : addCountryCode(phone);
