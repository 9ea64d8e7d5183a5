import { isPlainClick } from '@site/design-system';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { FilmReel } from '@site/content/schema/blocks/index.ts';
import type { Pictures } from '@site/content/schema/page.ts';

import { PictureImage } from './PictureImage.tsx';

const loadDialog = () => import('./FilmDialog.tsx');
const FilmDialog = lazy(loadDialog);

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

/** Whoever asks for less motion finds in the transcript what the film says. */
const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced';

interface PlayFilmProps {
  readonly film: FilmReel;
  readonly pictures: Pictures;
  /** Id of the transcript, where the control leads without scripts. */
  readonly transcript: string;
  readonly label: string;
}

/** The play control of a film: a link to its transcript, which opens the film in place once hydrated. */
export default function PlayFilm({ film, pictures, transcript, label }: PlayFilmProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const picture = pictures[film.drawing];
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event) || wantsLessMotion()) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Play
        href={`#${transcript}`}
        onClick={play}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        {picture && <PictureImage picture={picture} decorative />}
        <span>
          <svg viewBox="0 0 44 44" aria-hidden>
            <circle cx="22" cy="22" r="22" fill="currentColor" />
            <path fill="var(--color-text-on-action)" d="M17 13v18l15-9z" />
          </svg>
          {label}
        </span>
      </Play>
      {wanted && (
        <Suspense>
          <FilmDialog film={film} pictures={pictures} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
