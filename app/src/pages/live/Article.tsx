import { EmptyState, PageHeader, Section, Stack, Text } from '@site/design-system';
import type { ReactNode } from 'react';

import { useItem } from '../../data/LiveData.tsx';
import { Head } from '../../shell/Head.tsx';
import { PageBreadcrumb } from '../../shell/Shell.tsx';
import { useWords } from '../../useContent.ts';
import { Unreachable } from './Unreachable.tsx';

interface ArticleProps {
  readonly title: string;
  /** When, of what kind, how often read. */
  readonly facts: ReactNode;
  /** Paragraphs, an empty line between them. */
  readonly text: string;
  /** What comes before and after. */
  readonly children: ReactNode;
}

/** One item of the press or of the notices, whole. */
export function Article({ title, facts, text, children }: ArticleProps) {
  const paragraphs = text.split(/\n{2,}/);
  return (
    <>
      <Head title={title} description={paragraphs[0] ?? ''} />
      <PageHeader
        variant="compact"
        title={title}
        lead={facts}
        breadcrumb={<PageBreadcrumb title={title} />}
      />
      <Section>
        <article>
          <Stack>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </article>
        {children}
      </Section>
    </>
  );
}

/** Stands where the item would stand: there is none, or it could not be had. */
export function NoArticle({
  name,
  list,
}: {
  readonly name: 'notices' | 'press';
  readonly list: string;
}) {
  const t = useWords();
  const answer = useItem(name);
  const title = t('missing');
  return (
    <>
      <Head title={title} description={t('missingText')} hidden />
      <PageHeader variant="compact" title={title} breadcrumb={<PageBreadcrumb title={title} />} />
      <Section>
        {answer.isError ? (
          <Unreachable busy={answer.isFetching} onRetry={() => void answer.refetch()} />
        ) : (
          <EmptyState link={{ label: t('back'), href: list }}>{t('missingText')}</EmptyState>
        )}
      </Section>
    </>
  );
}
