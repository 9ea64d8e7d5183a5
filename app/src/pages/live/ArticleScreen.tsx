import {
  Article,
  ArticleAside,
  ArticleEnd,
  ArticleLayout,
  ArticlePicture,
  EmptyState,
  Link,
  NewsList,
  PageHeader,
  Section,
  Text,
  ThumbnailList,
} from '@site/design-system';
import type { ReactNode } from 'react';
import type { Bilingual } from '@site/contract/language';
import { PATHS, withId } from '@site/contract/paths';
import type { Article as Item, Media } from '@site/contract/public-data';

import { Blocks } from '../../blocks/parts/Blocks.tsx';
import { formatDate } from '../../blocks/parts/formatDate.ts';
import { isPublished, PublishedPicture } from '../../blocks/parts/PublishedPicture.tsx';
import { Island } from '../../islands/Island.tsx';
import { Head } from '../../shell/Head.tsx';
import { PageBreadcrumb, PageSectionNav } from '../../shell/Shell.tsx';
import { usePage, useWords } from '../../view/useContent.ts';
import { useView } from '../../view/ViewContext.ts';
import { useSubjects } from './useSubjects.tsx';

/** How wide photographs are, as `ArticleLayout` lays them out. */
const PICTURE_SIZES = '(min-width: 1024px) 54rem, 100vw';

type PictureMedia = Extract<Media, { kind: 'picture' }>;
const isPicture = (one: Media): one is PictureMedia => one.kind === 'picture';

/** One picture of an article with its caption. */
function PictureOf({
  media,
  eager = false,
}: {
  readonly media: PictureMedia;
  readonly eager?: boolean;
}) {
  const { language } = useView();
  if (!isPublished(media.src)) return null;
  return (
    <ArticlePicture caption={media.caption[language]}>
      <PublishedPicture
        address={media.src}
        alt={media.alt[language]}
        eager={eager}
        sizes={PICTURE_SIZES}
      />
    </ArticlePicture>
  );
}

/** What comes with an article after its text: more pictures, and files to take away. */
function MediaOf({ media }: { readonly media: readonly Media[] }) {
  const { language } = useView();
  return media.map((one) =>
    isPicture(one) ? (
      <PictureOf key={one.src} media={one} />
    ) : (
      <Text key={one.href[language]}>
        <Link href={one.href[language]} download>
          {`${one.title[language]} (${one.format})`}
        </Link>
      </Text>
    ),
  );
}

/** What a press item is about, and what else was written about it. */
function Related({ item }: { readonly item: Item<'press'> }) {
  const t = useWords();
  const { language } = useView();
  const subjects = useSubjects(item.about);
  const { related = [] } = item;
  const news = related.map(({ id, date, title, picture }) => ({
    href: withId(PATHS.pressView, id),
    title: title[language],
    note: <time dateTime={date}>{formatDate(date, language)}</time>,
    picture: isPublished(picture) && <PublishedPicture address={picture} sizes="6rem" />,
  }));
  const sections = [
    { heading: t('about'), items: subjects },
    { heading: t('related'), items: news },
  ].filter(({ items }) => items.length > 0);
  return (
    <ArticleAside
      aria-label={t('aside')}
      sections={sections.map(({ heading, items }) => ({
        heading,
        content: <ThumbnailList items={items} />,
      }))}
    />
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
  const { media = [] } = data;
  // What the article opens with; everything else follows its text.
  const opening = media.find(isPicture);
  const rest = media.filter((one) => one !== opening);
  const press = live?.item && 'category' in live.item ? live.item : undefined;
  const figures = press?.figures?.map(({ value, label }) => ({
    value: value[language],
    label: label[language],
  }));
  const quotation = press?.quotation;
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
        <ArticleLayout>
          <Article
            paragraphs={paragraphs}
            opening={opening && <PictureOf media={opening} eager />}
            figures={figures}
            quotation={quotation && { text: quotation.text[language], by: quotation.by[language] }}
            media={
              <>
                <MediaOf media={rest} />
                {'link' in data && data.link && (
                  <Link variant="standalone" href={data.link.href}>
                    {data.link.label[language]}
                  </Link>
                )}
              </>
            }
          />
          {press && <Related item={press} />}
        </ArticleLayout>
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
