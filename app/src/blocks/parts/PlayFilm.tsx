import { FilmPoster, isPlainClick } from '@site/design-system';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { Pictures } from '@site/content/schema/page.ts';

import type { FilmReel } from './FilmReel.ts';
import { PictureImage } from './PictureImage.tsx';

const loadDialog = () => import('./FilmDialog.tsx');
const FilmDialog = lazy(loadDialog);

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
      <FilmPoster
        href={`#${transcript}`}
        picture={picture && <PictureImage picture={picture} decorative />}
        label={label}
        onClick={play}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      />
      {wanted && (
        <Suspense>
          <FilmDialog film={film} pictures={pictures} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
