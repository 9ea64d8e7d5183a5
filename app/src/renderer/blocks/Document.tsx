import { DownloadList, Prose, Table } from '@site/design-system';
import { Document } from '@site/design-system/sections';
import { Fragment } from 'react';
import type { Language } from '@site/contract/language';
import type { DocumentBlock } from '@site/content/schema/blocks/index.ts';
import type { DocumentBody, DocumentText } from '@site/content/schema/document.ts';
import { content } from 'virtual:content';

import { useView } from '../view/view-context.ts';
import { isWiderThanPhone } from './parts/is-wider-than-phone.ts';
import { RichText } from '../../shared/RichText.tsx';

/** Running text with tables. */
function Pieces({ body }: { readonly body: DocumentBody }) {
  return body.map((piece, index) => (
    // Documents do not change while they are shown, so positions identify their parts.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {'caption' in piece ? (
        <Table {...piece} stacked={isWiderThanPhone(piece.rows)} />
      ) : (
        <Prose>
          <RichText nodes={piece} />
        </Prose>
      )}
    </Fragment>
  ));
}

const texts = new Map<string, DocumentText>();

const getKey = (document: string, language: Language): string => `${language} ${document}`;

/** Loads the document's text before the page is rendered. */
export async function prepare({ document }: DocumentBlock, language: Language): Promise<void> {
  const key = getKey(document, language);
  if (texts.has(key)) return;
  const { default: loaders } = await content[language]();
  const load = loaders.documents[document];
  if (!load) throw new Error(`There is no document "${document}".`);
  texts.set(key, (await load()).default);
}

/** A complete document, found by its name. */
export default function DocumentSection({ block }: { readonly block: DocumentBlock }) {
  const { language } = useView();
  const documentText = texts.get(getKey(block.document, language));
  if (!documentText) throw new Error(`The document "${block.document}" was not loaded.`);
  const { title, contentsLabel, facts, downloads, introduction, chapters } = documentText;
  return (
    <Document
      heading={block.untitled ? undefined : title}
      contentsLabel={contentsLabel}
      facts={facts}
      downloads={downloads.length > 0 && <DownloadList items={downloads} />}
      introduction={introduction && <Pieces body={introduction} />}
      chapters={chapters.map(({ text, articles, ...chapter }) => ({
        ...chapter,
        text: text && <Pieces body={text} />,
        articles: articles.map(({ body, ...article }) => ({
          ...article,
          body: <Pieces body={body} />,
        })),
      }))}
    />
  );
}
