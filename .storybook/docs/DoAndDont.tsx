import type { ReactNode } from 'react';
import { MessagesProvider } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import korean from '@site/design-system/messages/ko.json';

import type { ComponentDocs } from '../../design-system/src/stories/component-docs.ts';
import type { Guidance } from '../../design-system/src/stories/guidance.ts';
import { type DocumentedComponent, getLanguage } from './documented.ts';

const guidances = import.meta.glob<Guidance>(
  '../../design-system/src/{components,sections}/*/*.guidance.tsx',
  {
    import: 'guidance',
    eager: true,
  },
);

const HEADINGS = { ko: ['이렇게', '이렇게는 쓰지 않기'], en: ['Do', 'Don’t'] } as const;

interface ShownProps {
  readonly heading: string;
  readonly text: string | undefined;
  readonly good: boolean;
  readonly children: ReactNode;
}

function Shown({ heading, text, good, children }: ShownProps) {
  const color = good ? 'var(--color-line-success)' : 'var(--color-line-error)';
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      <div
        className="sb-unstyled"
        style={{
          overflow: 'auto',
          padding: '1.5rem',
          border: '1px solid var(--color-line)',
          borderBlockEnd: `4px solid ${color}`,
          background: 'var(--color-surface)',
          color: 'var(--color-text)',
        }}
      >
        {children}
      </div>
      <figcaption style={{ paddingBlockStart: '0.5rem' }}>
        <strong>
          {good ? '✓' : '✗'} {heading}
        </strong>
        <br />
        {text}
      </figcaption>
    </figure>
  );
}

/** A pair of live examples: good and bad use of the component. */
export function DoAndDont({
  of,
  docs,
}: {
  readonly of: DocumentedComponent;
  readonly docs: ComponentDocs;
}) {
  const guidance =
    guidances[`../../design-system/src/${of.kind}/${of.folder}/${of.folder}.guidance.tsx`];
  if (!guidance) return null;
  const language = getLanguage(of);
  const [good, bad] = HEADINGS[language];
  return (
    <MessagesProvider messages={language === 'en' ? english : korean}>
      <div
        lang={language}
        style={{
          display: 'grid',
          gap: '1.5rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
          marginBlock: '2rem',
        }}
      >
        <Shown heading={good} text={docs.do?.[language]} good>
          {guidance.do[language]}
        </Shown>
        <Shown heading={bad} text={docs.dont?.[language]} good={false}>
          {guidance.dont[language]}
        </Shown>
      </div>
    </MessagesProvider>
  );
}
