import { EmptyState, Link, Section, Text, ThumbnailList } from '@site/design-system';
import {
  Article,
  ArticleAside,
  ArticleEnd,
  ArticleLayout,
  ArticlePicture,
  Cover,
  NewsList,
} from '@site/design-system/sections';
import type { ReactNode } from 'react';
import type { LocalizedText } from '@site/contract/language';
import { withId } from '@site/contract/paths';
import type { Article as Item, Headline, Media } from '@site/contract/public-data';

import { Blocks } from '../../blocks/parts/Blocks.tsx';
import { formatDate } from '@site/contract/languages/dates';
import {
  isPublished,
  getPublishedTexts,
  PublishedPicture,
} from '../../blocks/parts/PublishedPicture.tsx';
import { Island } from '../../Island.tsx';
import { Head } from '../../shell/Head.tsx';
import { PageRow } from '../../shell/Shell.tsx';
import { usePage, useWords } from '../../view/useContent.ts';
import { useView } from '../../view/view-context.ts';
import { useSubjects } from './useSubjects.tsx';

/** The width of photographs, as `ArticleLayout` lays them out. */
const PICTURE_SIZES = '(min-width: 1024px) 54rem, 100vw';

type PictureMedia = Extract<Media, { kind: 'picture' }>;
const isPicture = (medium: Media): medium is PictureMedia => medium.kind === 'picture';

interface CaptionedPictureProps {
  readonly address: string;
  /** Its texts replace those of the content. */
  readonly media?: PictureMedia | undefined;
  readonly eager?: boolean;
}

/** One picture of an article with its caption and credit. */
function CaptionedPicture({ address, media, eager = false }: CaptionedPictureProps) {
  const { language } = useView();
  const { alt, caption, credit } = getPublishedTexts(address, language);
  return (
    <ArticlePicture caption={media?.caption?.[language] ?? caption} credit={credit}>
      <PublishedPicture
        address={address}
        alt={media?.alt?.[language] ?? alt}
        eager={eager}
        sizes={PICTURE_SIZES}
      />
    </ArticlePicture>
  );
}

interface OpeningProps {
  /** The first picture of the article. */
  readonly media: PictureMedia | undefined;
  /** The picture of the article in lists. */
  readonly picture: string | undefined;
}

/** The opening picture of an article: its first picture, or its picture in lists. */
function Opening({ media, picture }: OpeningProps) {
  const address = media?.src ?? picture;
  return isPublished(address) ? <CaptionedPicture address={address} media={media} eager /> : null;
}

interface ListPictureCreditProps {
  readonly media: readonly Media[];
  readonly picture: string | undefined;
}

/** The credit of a picture that only lists show: they lead to the article. */
function ListPictureCredit({ media, picture }: ListPictureCreditProps) {
  const { language } = useView();
  if (picture === undefined || media.some((medium) => isPicture(medium) && medium.src === picture))
    return null;
  const { alt, caption = alt, credit } = getPublishedTexts(picture, language);
  return (
    credit && (
      <Text size="small" tone="muted">
        {`${caption} — ${credit}`}
      </Text>
    )
  );
}

/** The media after the text of an article: more pictures, and files to download. */
function MediaOf({ media }: { readonly media: readonly Media[] }) {
  const { language } = useView();
  return media.map((medium) =>
    isPicture(medium) ? (
      isPublished(medium.src) && (
        <CaptionedPicture key={medium.src} address={medium.src} media={medium} />
      )
    ) : (
      <Text key={medium.href[language]}>
        <Link href={medium.href[language]} download>
          {`${medium.title[language]} (${medium.format})`}
        </Link>
      </Text>
    ),
  );
}

/** Returns the title of a press item or a notice. */
const getTitle = (
  item: { readonly title: LocalizedText } | { readonly subject: LocalizedText },
): LocalizedText => ('title' in item ? item.title : item.subject);

interface RelatedProps {
  readonly item: {
    readonly about?: readonly string[] | undefined;
    readonly related?: readonly (Headline<'press'> | Headline<'notices'>)[];
  };
  readonly itemPath: string;
}

/** The subjects of an item, and related items. */
function Related({ item, itemPath }: RelatedProps) {
  const t = useWords();
  const { language } = useView();
  const subjects = useSubjects(item.about);
  const { related = [] } = item;
  const news = related.map((relatedItem) => ({
    href: withId(itemPath, relatedItem.id),
    title: getTitle(relatedItem)[language],
    note: <time dateTime={relatedItem.date}>{formatDate(relatedItem.date, language)}</time>,
    picture: 'picture' in relatedItem && isPublished(relatedItem.picture) && (
      <PublishedPicture address={relatedItem.picture} sizes="6rem" />
    ),
  }));
  const sections = [
    { heading: t('about'), items: subjects },
    { heading: t('related'), items: news },
  ].filter(({ items }) => items.length > 0);
  if (sections.length === 0) return null;
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

interface ArticleScreenProps<C extends 'notices' | 'press'> {
  /** The path of the list, and of its items. */
  readonly list: string;
  readonly itemPath: string;
  /** Renders the date, the category and the views. */
  readonly getFacts: (item: Item<C>) => ReactNode;
}

/** A complete press item or notice. */
export function ArticleScreen<C extends 'notices' | 'press'>(props: ArticleScreenProps<C>) {
  const { list, itemPath, getFacts } = props;
  const t = useWords();
  const { language, live } = useView();
  const page = usePage();
  const data = live?.item as Item<C> | undefined;
  if (!data) return <NoArticle list={list} />;
  const title = getTitle(data)[language];
  const paragraphs = data.content[language].split(/\n{2,}/);
  const { media = [] } = data;
  // The opening picture; the other media follow the text.
  const opening = media.find(isPicture);
  const rest = media.filter((medium) => medium !== opening);
  const press = live?.item && 'category' in live.item ? live.item : undefined;
  const figures = press?.figures?.map(({ value, label }) => ({
    value: value[language],
    label: label[language],
  }));
  const quotation = press?.quotation;
  const neighbors = (
    [
      ['newer', data.newer],
      ['older.item', data.older],
    ] as const
  ).flatMap(([label, neighbor]) => (neighbor ? [{ label, neighbor }] : []));
  return (
    <>
      <Head title={title} description={paragraphs[0] ?? ''} />
      <PageRow />
      <Cover kind="article" heading={title} lead={getFacts(data)} />
      <Section>
        <ArticleLayout>
          <Article
            paragraphs={paragraphs}
            opening={<Opening media={opening} picture={press?.picture} />}
            figures={figures}
            quotation={quotation && { text: quotation.text[language], by: quotation.by[language] }}
            media={
              <>
                <MediaOf media={rest} />
                {opening && <ListPictureCredit media={media} picture={press?.picture} />}
                {'link' in data && data.link && (
                  <Link variant="standalone" href={data.link.href}>
                    {data.link.label[language]}
                  </Link>
                )}
              </>
            }
          />
          <Related item={data} itemPath={itemPath} />
        </ArticleLayout>
        <ArticleEnd>
          <Island
            name="ArticleActions"
            props={{ list, labels: { link: t('link'), back: t('back'), print: t('print') } }}
          />
          <NewsList
            aria-label={t('neighbors')}
            items={neighbors.map(({ label, neighbor }) => ({
              dateTime: neighbor.date,
              date: formatDate(neighbor.date, language),
              title: getTitle(neighbor)[language],
              category: t(label),
              href: withId(itemPath, neighbor.id),
            }))}
          />
        </ArticleEnd>
      </Section>
      <Blocks blocks={page?.blocks ?? []} />
    </>
  );
}

/** Shown if the item does not exist. */
function NoArticle({ list }: { readonly list: string }) {
  const t = useWords();
  const title = t('missing');
  return (
    <>
      <Head title={title} description={t('missingText')} hidden />
      <PageRow />
      <Cover kind="article" heading={title} />
      <Section>
        <EmptyState link={{ label: t('back'), href: list }}>{t('missingText')}</EmptyState>
      </Section>
    </>
  );
}
