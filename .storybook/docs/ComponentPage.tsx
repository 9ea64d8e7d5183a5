import { ArgTypes, Canvas, Controls, Source as Code } from '@storybook/addon-docs/blocks';
import { lazy, type ReactNode, Suspense, use } from 'react';

import type { Bilingual, ComponentDocs } from '../../design-system/src/stories/component-docs.ts';
import { Anatomy } from './Anatomy.tsx';
import { componentDocs } from './component-docs.ts';
import { DoAndDont } from './DoAndDont.tsx';
import {
  type DocumentedComponent,
  DocumentedContext,
  findStory,
  getLanguage,
  getStoryUrl,
  hasStory,
} from './documented.ts';
import { ExampleFile } from './ExampleFile.tsx';
import { InlineText } from './InlineText.tsx';
import { PAGE_TEXTS } from './page-texts.ts';
import { States } from './States.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { Transcript } from './Transcript.tsx';
import { getTranscript } from './transcripts.ts';

// Loaded after the rest of the page, because they read all sources.
const Version = lazy(() => import('./facts/Version.tsx'));
const SiteUse = lazy(() => import('./facts/SiteUse.tsx'));
const UsedTokens = lazy(() => import('./facts/UsedTokens.tsx'));
const Source = lazy(() => import('./facts/Source.tsx'));

type Language = 'ko' | 'en';

interface PartProps {
  readonly of: DocumentedComponent;
  readonly docs: ComponentDocs;
}

const List = ({ items, language }: { items: readonly Bilingual[]; language: Language }) => (
  <ul>
    {items.map((item) => (
      <li key={item.en}>
        <InlineText>{item[language]}</InlineText>
      </li>
    ))}
  </ul>
);

const Paragraphs = ({ items, language }: { items: readonly Bilingual[]; language: Language }) =>
  items.map((item) => (
    <p key={item.en}>
      <InlineText>{item[language]}</InlineText>
    </p>
  ));

/**
 * A story with its code, in a separate window if it has a main landmark. `Example` is the example file, unless it is a
 * story, too.
 */
function Example({ of, docs, name }: PartProps & { readonly name: string }) {
  if (name === 'Example' && !hasStory(of, name)) return <ExampleFile of={of} />;
  const story = findStory(of, name).moduleExport;
  if (!docs.hasMain) return <Canvas of={story} />;
  return (
    <>
      <StoryFrame src={getStoryUrl(of, name)} title={name} width={docs.width} />
      <Code of={story} />
    </>
  );
}

function Examples({ of, docs }: PartProps) {
  return (
    <>
      <Example of={of} docs={docs} name="Example" />
      {docs.examples?.map(({ story, ...title }) => (
        <div key={story}>
          <h3 id={story}>{title[getLanguage(of)]}</h3>
          <Example of={of} docs={docs} name={story} />
        </div>
      ))}
    </>
  );
}

function Structure({ of, docs }: PartProps) {
  return (
    <>
      <Anatomy of={of} docs={docs} />
      {docs.structure && (
        <pre>
          <code>{docs.structure.join('\n')}</code>
        </pre>
      )}
      <Paragraphs items={docs.notes ?? []} language={getLanguage(of)} />
    </>
  );
}

function Keyboard({ of, docs: { keyboard = [], keyboardNotes = [] } }: PartProps) {
  const language = getLanguage(of);
  const texts = PAGE_TEXTS[language];
  return (
    <>
      {keyboard.length === 0 && <p>{texts.nothing}</p>}
      {keyboard.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.key}</th>
              <th scope="col">{texts.does}</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(({ keys, ...does }) => (
              <tr key={keys + does.en}>
                <th scope="row">{keys}</th>
                <td>
                  <InlineText>{does[language]}</InlineText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Paragraphs items={keyboardNotes} language={language} />
    </>
  );
}

/** The parts of the page of a component or section that the page of a pattern does not have. */
function ComponentParts({ of, docs }: PartProps) {
  const language = getLanguage(of);
  const story = findStory(of, 'Default').moduleExport;
  return (
    <>
      <Part id="structure" language={language}>
        <Structure of={of} docs={docs} />
      </Part>
      <Part id="states" language={language}>
        <States of={of} width={docs.width} />
      </Part>
      <Part id="keyboard" language={language}>
        <Keyboard of={of} docs={docs} />
      </Part>
      {getTranscript(of.folder, language).length > 0 && (
        <Part id="transcript" language={language}>
          <Transcript of={of} />
        </Part>
      )}
      {docs.words && (
        <Part id="words" language={language}>
          <List items={docs.words} language={language} />
        </Part>
      )}
      <Part id="props" language={language}>
        {docs.hasMain ? (
          <ArgTypes of={story} />
        ) : (
          <>
            <Canvas of={story} sourceState="none" />
            <Controls of={story} />
          </>
        )}
      </Part>
      <Part id="kwcag" language={language}>
        <p lang="ko">{docs.kwcag?.join(' · ')}</p>
      </Part>
      <Part id="gaps" language={language}>
        {docs.gaps && <List items={docs.gaps} language={language} />}
        <p>{PAGE_TEXTS[language].testedWith}</p>
      </Part>
      <Part id="version" language={language}>
        <Version of={of} />
      </Part>
      <Part id="site" language={language}>
        <SiteUse of={of} />
      </Part>
      <Part id="tokens" language={language}>
        <UsedTokens of={of} />
      </Part>
      <Part id="source" language={language}>
        <Source of={of} />
      </Part>
    </>
  );
}

interface HeadedPartProps {
  readonly id: keyof (typeof PAGE_TEXTS)['en']['headings'];
  readonly language: Language;
  readonly children: ReactNode;
}

/** A part of the page under its heading, which the table of contents lists. */
const Part = ({ id, language, children }: HeadedPartProps) => (
  <>
    <h2 id={id}>{PAGE_TEXTS[language].headings[id]}</h2>
    <Suspense>{children}</Suspense>
  </>
);

/** The page of a component, a section or a pattern: the text of `Name.docs.json`, live examples and generated facts. */
export function ComponentPage() {
  const of = use(DocumentedContext);
  const docs = componentDocs.get(of?.folder ?? '');
  if (!of || !docs) return null;
  const language = getLanguage(of);
  return (
    <div lang={language}>
      <h1>
        {of.folder} {language === 'ko' && <small>{docs.name}</small>}
      </h1>
      <p style={{ fontSize: '1.125rem' }}>
        <InlineText>{docs.description[language]}</InlineText>
      </p>
      <Part id="example" language={language}>
        <Examples of={of} docs={docs} />
      </Part>
      <Part id="use" language={language}>
        <List items={docs.use} language={language} />
      </Part>
      <Part id="avoid" language={language}>
        <List items={docs.avoid} language={language} />
        <DoAndDont of={of} docs={docs} />
      </Part>
      {of.kind !== 'patterns' && <ComponentParts of={of} docs={docs} />}
    </div>
  );
}
