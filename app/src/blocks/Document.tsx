import { Document, DownloadList, Prose, Table } from '@site/design-system';
import { Fragment, use } from 'react';
import type { DocumentBlock } from '@site/content/schema/blocks/index.ts';
import type { DocumentBody, DocumentText } from '@site/content/schema/document.ts';

import { useView } from '../ViewContext.ts';
import { RichText } from './parts/RichText.tsx';

/** Running text, and tables between. */
function Pieces({ body }: { readonly body: DocumentBody }) {
  return body.map((piece, index) => (
    // Documents never change while they are shown: places are identities.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {'caption' in piece ? (
        <Table {...piece} />
      ) : (
        <Prose>
          <RichText nodes={piece} />
        </Prose>
      )}
    </Fragment>
  ));
}

type Loader = () => Promise<{ readonly default: DocumentText }>;
const texts = new Map<Loader, ReturnType<Loader>>();

/** `use` wants the same promise at each rendering. */
function textOf(load: Loader): ReturnType<Loader> {
  const promise = texts.get(load) ?? load();
  texts.set(load, promise);
  return promise;
}

/** A document in full, loaded by its name. */
export default function DocumentSection({ block }: { readonly block: DocumentBlock }) {
  const { content } = useView();
  const load = content.documents[block.document];
  if (!load) throw new Error(`There is no document "${block.document}".`);
  const { title, contentsLabel, facts, downloads, introduction, chapters } = use(
    textOf(load),
  ).default;
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
