import { isPlainClick } from '@site/design-system';
import { FilmPoster } from '@site/design-system/sections';
import { useRef, useState, type MouseEvent } from 'react';
import type { Pictures } from '@site/content/schema/page.ts';

import type { FilmReel } from './film-reel.ts';
import { PictureImage } from '../shared/PictureImage.tsx';

const loadDialog = () => import('./FilmDialog.tsx');
/** Fetches the dialog in advance. A failure is handled when the dialog is opened. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

/** Returns whether motion is reduced: the transcript then replaces the film. */
const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced';

interface PlayFilmProps {
  readonly film: FilmReel;
  readonly pictures: Pictures;
  /** Id of the transcript, to which the control links without scripts. */
  readonly transcript: string;
  readonly label: string;
}

/** The play control of a film: a link to its transcript, which opens the film in place once hydrated. */
export default function PlayFilm({ film, pictures, transcript, label }: PlayFilmProps) {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>['default']>();
  const [open, setOpen] = useState(false);
  const hasFailed = useRef(false);
  const picture = pictures[film.drawing];
  const play = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || prefersReducedMotion() || hasFailed.current) return;
    event.preventDefault();
    const link = event.currentTarget;
    loadDialog().then(
      ({ default: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      // If the film cannot be fetched, the link leads to the transcript, as without scripts.
      () => {
        hasFailed.current = true;
        link.click();
      },
    );
  };
  return (
    <>
      <FilmPoster
        href={`#${transcript}`}
        picture={picture && <PictureImage picture={picture} decorative />}
        label={label}
        data-opens
        onClick={play}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      />
      {Dialog && <Dialog film={film} pictures={pictures} open={open} onOpenChange={setOpen} />}
    </>
  );
}
