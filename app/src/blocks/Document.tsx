import { Document, DownloadList, Prose, Table } from '@site/design-system';
import { Fragment, use } from 'react';
import type { DocumentBlock } from '@site/content/schema/blocks/index.ts';
import type { DocumentBody } from '@site/content/schema/document.ts';

import { documentText } from '../documents.ts';
import { useView } from '../ViewContext.ts';
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

/** A document in full, loaded by its name. */
export default function DocumentSection({ block }: { readonly block: DocumentBlock }) {
  const { language } = useView();
  const { title, contentsLabel, facts, downloads, introduction, chapters } = use(
    documentText(block.document, language),
  );
  return (
    <Document
      title={block.untitled ? undefined : title}
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
