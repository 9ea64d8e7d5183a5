import { strToU8, zipSync } from 'fflate';
import { DEFAULT_LANGUAGE, findLatinLanguage, getLatinText } from '@site/contract/language';
import { TOKEN_VALUES } from '@site/tokens';

import { toFileName } from '@site/content/library/file-name.ts';
import type { brandFiles } from '@site/drawings/brand/files.ts';
import type { Library } from '@site/content/library/library.ts';
import { formatAdobeSwatches, formatGimpPalette, type NamedColor } from './palette.ts';
import { typeset } from './print/typeset.ts';

const toBytes = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? strToU8(body) : new Uint8Array(body);

/** Returns the colors of the CI, with the names that its page uses. */
const getColors = ({ pages }: Library): NamedColor[] =>
  (pages.get('ci')?.blocks ?? []).flatMap((block) =>
    block.type === 'swatches'
      ? block.items.map(({ name, token }) => ({
          name: getLatinText(name),
          hex: TOKEN_VALUES.light[token],
        }))
      : [],
  );

/** Creates an archive with the marks as SVG, PNG and PDF, and the colors as swatches. */
export async function createCiArchive(
  brand: Awaited<ReturnType<typeof brandFiles>>,
  library: Library,
): Promise<readonly [name: string, body: Uint8Array]> {
  const { website = '', brand: names } = library.site ?? {};
  const company = names ? getLatinText(names.name) : '';
  // A constant date of all files, so that equal files give equal archives.
  const issueDate = names?.marksIssued ?? '';
  const entries = await Promise.all(
    brand.map(async ([name, body]): Promise<Record<string, Uint8Array>> => {
      const [mark = '', format = ''] = name.split('.');
      const file = { [`${format}/${name}`]: toBytes(body) };
      if (format !== 'svg' || typeof body !== 'string') return file;
      const pdf = await typeset({
        template: 'mark',
        language: names ? findLatinLanguage(names.name) : DEFAULT_LANGUAGE,
        brand: company,
        website,
        date: issueDate,
        content: { title: mark, svg: body, negative: mark.endsWith('-negative') },
      });
      return { ...file, [`pdf/${mark}.pdf`]: toBytes(pdf) };
    }),
  );
  const files: Record<string, Uint8Array> = Object.assign({}, ...entries);
  const colors = getColors(library);
  files[`colors/${toFileName(company)}.ase`] = formatAdobeSwatches(colors);
  files[`colors/${toFileName(company)}.gpl`] = strToU8(formatGimpPalette(company, colors));
  return [`${toFileName(company)}-ci.zip`, zipSync(files, { mtime: issueDate, level: 9 })];
}
