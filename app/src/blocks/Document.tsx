import { Document, DownloadList, Prose, Table } from '@site/design-system';
import { Fragment, use } from 'react';
import type { Language } from '@site/contract/language';
import type { DocumentBlock } from '@site/content/schema/blocks/index.ts';
import type { DocumentBody, DocumentText } from '@site/content/schema/document.ts';
import { content } from 'virtual:content';

import { tracked } from '../view/tracked.ts';
import { useView } from '../view/ViewContext.ts';
import { holdsSentences } from './parts/holdsSentences.ts';
import { RichText } from './parts/RichText.tsx';

/** Running text, and tables between. */
function Pieces({ body }: { readonly body: DocumentBody }) {
  return body.map((piece, index) => (
    // Documents never change while they are shown: places are identities.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {'caption' in piece ? (
        <Table {...piece} stacked={holdsSentences(piece.rows)} />
      ) : (
        <Prose>
          <RichText nodes={piece} />
        </Prose>
      )}
    </Fragment>
  ));
}

const texts = new Map<string, Promise<DocumentText>>();

async function loadText(document: string, language: Language): Promise<DocumentText> {
  const { default: loaders } = await content[language]();
  const load = loaders.documents[document];
  if (!load) throw new Error(`There is no document "${document}".`);
  return (await load()).default;
}

/** The text of a document: the same promise each time, as React's `use` wants it. */
function documentText(document: string, language: Language): Promise<DocumentText> {
  const key = `${language} ${document}`;
  const known = texts.get(key);
  if (known) return known;
  const promise = tracked(loadText(document, language));
  texts.set(key, promise);
  // The next attempt tries again.
  promise.catch(() => texts.delete(key));
  return promise;
}

/** Loads the document's text with the page. */
export const prepare = ({ document }: DocumentBlock, language: Language): Promise<DocumentText> =>
  documentText(document, language);

/** A document in full, loaded by its name. */
export default function DocumentSection({ block }: { readonly block: DocumentBlock }) {
  const { language } = useView();
  const { title, contentsLabel, facts, downloads, introduction, chapters } = use(
    documentText(block.document, language),
  );
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
