import {
  Accordion,
  FeatureList,
  Heading,
  isPlainClick,
  Link,
  Section,
  Stack,
  Text,
} from '@site/design-system';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { DOWNLOADS } from '@site/contract/paths';
import type { FilmBlock } from '@site/content/schema/blocks/index.ts';

import { useWords } from '../view/useContent.ts';
import { Drawing } from './parts/Drawing.tsx';

const loadDialog = () => import('./parts/FilmDialog.tsx');
const FilmDialog = lazy(loadDialog);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-10);
  align-items: start;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }
`;

const Play = styled.a`
  position: relative;
  display: block;
  border-radius: var(--radius-medium);
  background: var(--color-surface-subtle);
  color: var(--color-text-heading);
  font-weight: var(--font-weight-semibold);
  text-decoration: none;

  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & > span {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-block-size: var(--size-control);
    padding: var(--space-3) var(--space-5);
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  & > span > svg {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-action-primary);
  }

  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media print {
    & > span {
      display: none;
    }
  }
`;

const Lines = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;
`;

/** Whoever asks for less motion finds in the transcript what the film says. */
const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced';

/**
 * A kind of work in words, with a film of it. Its play control is a link to the transcript, which
 * opens the film in place once hydrated; the film itself waits to be started.
 */
export default function FilmSection({ block }: { readonly block: FilmBlock }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { id, heading, text, duties, film } = block;
  const transcript = `${id}-transcript`;
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event) || wantsLessMotion()) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <Section id={id}>
      <Columns>
        <Stack>
          <Heading>{heading}</Heading>
          <Text>{text}</Text>
          <FeatureList items={duties} />
        </Stack>
        <Stack gap="small">
          <Play
            href={`#${transcript}`}
            onClick={play}
            onPointerEnter={() => void loadDialog()}
            onFocus={() => void loadDialog()}
          >
            <Drawing id={film.drawing} decorative />
            <span>
              <svg viewBox="0 0 44 44" aria-hidden>
                <circle cx="22" cy="22" r="22" fill="currentColor" />
                <path fill="var(--color-text-on-action)" d="M17 13v18l15-9z" />
              </svg>
              {t('play', { title: film.title, seconds: film.seconds })}
            </span>
          </Play>
          <Accordion
            items={[
              {
                id: transcript,
                title: t('transcript'),
                content: (
                  <>
                    <Lines>
                      {film.captions.map((caption) => (
                        <li key={caption.from}>{caption.text}</li>
                      ))}
                    </Lines>
                    <Link href={DOWNLOADS + film.file}>{t('captions')}</Link>
                  </>
                ),
              },
            ]}
          />
        </Stack>
      </Columns>
      {wanted && (
        <Suspense>
          <FilmDialog film={film} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Section>
  );
}
