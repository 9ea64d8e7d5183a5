import { Section, Text } from '@site/design-system';
import type { Language } from '@site/contract/language';
import type { RecognitionsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { withPlainSpaces } from '../../shared/language/no-break.ts';
import { useView } from '../view/view-context.ts';
import { isVisible } from '@site/contract/visibility';
import { formatDate } from '@site/contract/languages/dates';
import { LinkRow } from './parts/LinkRow.tsx';
import { getSectionProps } from '../../shared/section-head.tsx';

type Recognition = RecognitionsBlock['items'][number];

/** Returns the words in the picture of a document. */
function getWords(item: Recognition) {
  const { form, title } = item;
  if (item.kind === 'award') return { form, label: title, note: item.year };
  const { code = '', number: note } = item;
  const [mark = ''] = code.split(' ');
  return {
    form,
    // Titles contain characters that forbid line breaks; codes do not.
    label: withPlainSpaces(title).slice(code.length).trim(),
    note,
    // The ring of a product contains the first word, which is not repeated if it is the only one.
    mark: form === 'product' ? mark : undefined,
    code: form === 'product' && mark === code ? undefined : code,
    ...(item.form === 'assessment' && { levels: item.levels, level: item.level }),
  };
}

/** Returns the details of a certificate or an award, in order. */
function getDetails(
  item: Recognition,
  { terms, expired }: RecognitionsBlock,
  language: Language,
  today: string,
) {
  const values: Partial<typeof terms> =
    item.kind === 'award'
      ? { issuer: item.issuer, year: item.year, grade: item.grade }
      : {
          issuer: item.issuer,
          number: item.number,
          scope: item.scope,
          ...(item.form === 'assessment' && { level: item.level }),
          issued: formatDate(item.issued, language),
          ...(item.expires && {
            expires:
              item.expires < today && expired
                ? `${formatDate(item.expires, language)} (${expired})`
                : formatDate(item.expires, language),
          }),
        };
  return Object.entries(terms).flatMap(([name, term]) => {
    const text = values[name as keyof typeof terms];
    return text ? [{ term, text }] : [];
  });
}

/** Certificates and awards. */
export default function Recognitions({ block }: { readonly block: RecognitionsBlock }) {
  const { drawings, language, data } = useView();
  const today = data?.today ?? '';
  return (
    <Section {...getSectionProps(block)} aside={<LinkRow links={block.links} />}>
      <Island
        name="AddressedGallery"
        props={{
          filters: block.filters,
          items: block.items
            .filter((item) => isVisible(item, today))
            .map((item) => ({
              id: item.id,
              title: item.title,
              note: item.kind === 'award' ? `${item.year} · ${item.grade}` : item.issuer,
              text: item.text,
              details: getDetails(item, block, language, today),
              document: getWords(item),
              tags: [item.kind, item.field],
              picture: drawings[item.drawing],
            })),
        }}
      />
      {block.note && <Text tone="muted">{block.note}</Text>}
    </Section>
  );
}
