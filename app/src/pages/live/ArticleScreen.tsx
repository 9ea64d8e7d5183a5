import {
  Article,
  ArticleEnd,
  ArticlePicture,
  EmptyState,
  Link,
  NewsList,
  PageHeader,
  Section,
  Text,
} from '@site/design-system';
import type { ReactNode } from 'react';
import type { Bilingual } from '@site/contract/language';
import { withId } from '@site/contract/paths';
import type { Article as Item, Media } from '@site/contract/public-data';

import { Blocks } from '../../blocks/parts/Blocks.tsx';
import { formatDate } from '../../blocks/parts/formatDate.ts';
import { Island } from '../../islands/Island.tsx';
import { Head } from '../../shell/Head.tsx';
import { PageBreadcrumb, PageSectionNav } from '../../shell/Shell.tsx';
import { usePage, useWords } from '../../view/useContent.ts';
import { useView } from '../../view/ViewContext.ts';

/** What comes with an article: pictures, and files to take away. */
function MediaOf({ media }: { readonly media: readonly Media[] }) {
  const { language } = useView();
  return media.map((one) =>
    one.kind === 'picture' ? (
      <ArticlePicture key={one.src} caption={one.caption[language]}>
        <img
          src={one.src}
          width={one.width}
          height={one.height}
          alt={one.alt[language]}
          loading="lazy"
          decoding="async"
        />
      </ArticlePicture>
    ) : (
      <Text key={one.href[language]}>
        <Link href={one.href[language]} download>
          {`${one.title[language]} (${one.format})`}
        </Link>
      </Text>
    ),
  );
}

interface Named {
  readonly id: number;
  readonly date: string;
}

interface ArticleScreenProps<C extends 'notices' | 'press'> {
  /** The path of the list that it comes from, and of its items. */
  readonly list: string;
  readonly itemPath: string;
  readonly titleOf: (
    item: Pick<Item<C>, Exclude<keyof Item<C>, 'content' | 'newer' | 'older'>>,
  ) => Bilingual;
  /** When, of what kind, how often read. */
  readonly factsOf: (item: Item<C>) => ReactNode;
}

/** One item of the press or of the notices, whole. */
export function ArticleScreen<C extends 'notices' | 'press'>(props: ArticleScreenProps<C>) {
  const { list, itemPath, titleOf, factsOf } = props;
  const t = useWords();
  const { language, live } = useView();
  const page = usePage();
  const data = live?.item as Item<C> | undefined;
  if (!data) return <NoArticle list={list} />;
  const title = titleOf(data)[language];
  const paragraphs = data.content[language].split(/\n{2,}/);
  const neighbours = (
    [
      ['newer', data.newer],
      ['older.item', data.older],
    ] as const
  ).flatMap(([label, one]) =>
    one ? [{ label, one: one as Named & Parameters<typeof titleOf>[0] }] : [],
  );
  return (
    <>
      <Head title={title} description={paragraphs[0] ?? ''} />
      <PageHeader
        variant="compact"
        heading={title}
        lead={factsOf(data)}
        breadcrumb={<PageBreadcrumb title={title} />}
        sectionNav={<PageSectionNav />}
      />
      <Section>
        <Article
          paragraphs={paragraphs}
          media={'media' in data && data.media && <MediaOf media={data.media} />}
        />
        {'link' in data && data.link && (
          <Link variant="standalone" href={data.link.href}>
            {data.link.label[language]}
          </Link>
        )}
        <ArticleEnd>
          <Island
            name="ArticleActions"
            props={{ list, labels: { link: t('link'), back: t('back'), print: t('print') } }}
          />
          <NewsList
            aria-label={t('neighbours')}
            items={neighbours.map(({ label, one }) => ({
              dateTime: one.date,
              date: formatDate(one.date, language),
              title: titleOf(one)[language],
              category: t(label),
              href: withId(itemPath, one.id),
            }))}
          />
        </ArticleEnd>
      </Section>
      <Blocks blocks={page?.blocks ?? []} />
    </>
  );
}

/** Stands where the item would stand: there is none. */
function NoArticle({ list }: { readonly list: string }) {
  const t = useWords();
  const title = t('missing');
  return (
    <>
      <Head title={title} description={t('missingText')} hidden />
      <PageHeader variant="compact" heading={title} breadcrumb={<PageBreadcrumb title={title} />} />
      <Section>
        <EmptyState link={{ label: t('back'), href: list }}>{t('missingText')}</EmptyState>
      </Section>
    </>
  );
}
