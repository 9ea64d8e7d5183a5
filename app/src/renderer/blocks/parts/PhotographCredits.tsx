import { Section, Text } from '@site/design-system';
import type { Picture } from '@site/content/schema/page.ts';
import { useTranslation } from 'react-i18next';

interface PhotographCreditsProps {
  readonly pictures: readonly Pick<Picture, 'alt' | 'caption' | 'credit'>[];
}

/** The credits of photographs, at the end of a page: cards, lists and covers show them without one. */
export function PhotographCredits({ pictures }: PhotographCreditsProps) {
  const { t } = useTranslation('pages');
  const lines = pictures.flatMap(({ alt, caption, credit }) =>
    credit ? [`${caption ?? alt} — ${credit}`] : [],
  );
  if (lines.length === 0) return null;
  return (
    <Section rank="part" heading={t('page.credits')}>
      {[...new Set(lines)].map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
    </Section>
  );
}
