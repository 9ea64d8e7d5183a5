/**
 * Keeps a number and its unit, a standard and its number, and a short prefix and its word on one line. It applies to
 * every text of the content, so that editors type ordinary spaces and hyphens. Product codes and telephone numbers do
 * not change, because readers copy them and search for them.
 */
import { isLocalizedText } from '@site/contract/language';

const NO_BREAK_SPACE = '\u00A0';
/** Prevents a line break between its neighbors and has no width. */
const WORD_JOINER = '\u2060';

/** Units of measure that may follow a number and a space. */
const UNITS =
  '%|‰|°C|V|kV|mV|A|kA|mA|Ah|W|kW|MW|kWh|MWh|GWh|TJ|Ω|mΩ|Hz|kHz|MHz|GHz|bit/s|kbit/s|Mbit/s|Gbit/s|Mbps|Gbps|ms|s|min|h|' +
  'mm²|mm|cm|m|km|m²|m³|μm|g|kg|t|N|Nm|kN|Pa|kPa|MPa|dB|dBm|px|pt|MB|KB|GB|tCO₂eq?|tCO2eq?|ppm';
/** Korean counters, and the particles that may follow them: "52 명이", "1만 회", but not "5.3.3 명확한". */
const COUNTERS = '억 원|백만 원|만 원|원|조 원|시간|개월|개국|년|월|일|분|초|명|건|곳|개|회|배';
const PARTICLES =
  '이|가|은|는|을|를|의|에|에서|으로|로|과|와|도|만|까지|부터|마다|씩|당|간|이며|이고|이다|입니다';

/** Words before a number or letter: standards, levels, parts of documents. */
const NAMED =
  'ASIL|ISO|IEC|IATF|SAE|UL|CISPR|IEEE|KS|TISAX|GRI|SDG|LV|USCAR|[Ss]copes?|[Pp]lants?|Tier|Level|Class|Type|Article|Chapter|Section|Phase|Step|Annex|Part|No\\.';

/* A Korean particle may follow: "1.2 MW이며", "ASIL D까지". */
const NUMBER_AND_UNIT = new RegExp(
  `(?<=\\d) (?=(?:${UNITS})(?![\\p{Script=Latin}\\p{N}]))|(?<=\\d[백천]?[만억조]?) (?=(?:${COUNTERS})(?:${PARTICLES})?(?![\\p{L}\\p{N}]))`,
  'gu',
);
/* A joint standard such as "ISO/SAE 21434" may break at its space: it is longer than a narrow column. */
const NAME_AND_NUMBER = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}/])(?:${NAMED})) (?=\\d|[A-E](?![\\p{Script=Latin}\\p{N}]))`,
  'gu',
);
/** The day of an English date: "September 12". */
const MONTH_AND_DAY =
  /(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d{1,2}\b)/g;
/** A large Korean number, and its currency: "1억 2,000만 원". */
const KOREAN_AMOUNT = /(?<=\d[백천]?[만억조]) (?=\d|원)/g;
/** A verb and the words for its possibility: "확인하실 수 있습니다". */
const POSSIBILITY = /(?<=[가-힣]) (수[는도]?) (?=[있없])/g;
/** The part of a standard: "ISO 14064-1". */
const PART_OF_STANDARD = /(?<=\b(?:ISO|IEC|ISO\/IEC|IATF|IPC|EN|CISPR)[ \u00A0-]\d+-)(?=\d)/g;
/** Browsers break a line between a sign and a Korean particle: "80%까지", "퓨즈(eFuse)로". */
const SIGN_AND_PARTICLE = /(?<=[%‰℃)」’”])(?=[가-힣])/g;
/** A short pair stays together: "온·오프". */
const SHORT_PAIR = /(?<=(?<![가-힣·])[가-힣])·(?=[가-힣])/g;
/** The years of a period stay together: "2023–2024". */
const RANGE = /(?<=\d–)(?=\d)/g;
const SHORT_PREFIX = /(?<=(?<![\p{L}\p{N}/-])(?:in|on|off|e|co|re|k)-)(?=\p{L})/giu;

/**
 * Applies the rules to every text of public data, which is read at run time.
 *
 * @param data JSON; the copy has the same shape
 */
export function withoutBadBreaksIn<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(withoutBadBreaksIn) as Data;
  const isText = isLocalizedText(data);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      isText && typeof value === 'string' ? withoutBadBreaks(value) : withoutBadBreaksIn(value),
    ]),
  ) as Data;
}

/** Prevents bad line breaks in one text in one language. Addresses do not change. */
export const withoutBadBreaks = (text: string): string =>
  text
    .replaceAll(NUMBER_AND_UNIT, NO_BREAK_SPACE)
    .replaceAll(NAME_AND_NUMBER, NO_BREAK_SPACE)
    .replaceAll(SIGN_AND_PARTICLE, WORD_JOINER)
    .replaceAll(SHORT_PAIR, `${WORD_JOINER}·${WORD_JOINER}`)
    .replaceAll(RANGE, WORD_JOINER)
    .replaceAll(MONTH_AND_DAY, NO_BREAK_SPACE)
    .replaceAll(KOREAN_AMOUNT, NO_BREAK_SPACE)
    .replaceAll(POSSIBILITY, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replaceAll(PART_OF_STANDARD, WORD_JOINER)
    .replaceAll(SHORT_PREFIX, WORD_JOINER);

/** Returns the text as an editor typed it, for programs that read it: spreadsheets, JSON, the clipboard. */
export const withPlainSpaces = (text: string): string =>
  text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '');
