import { FilmSection } from '@site/design-system/sections';
import { DOWNLOADS } from '@site/contract/paths';
import type { Pictures } from '@site/content/schema/page.ts';
import type { FilmBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import type { FilmReel } from '../../islands/film-reel.ts';

/** The pictures that a film shows, out of those of the page. */
function getPictures({ drawing, stops }: FilmReel, drawings: Pictures): Pictures {
  const names = [drawing, ...stops.flatMap((stop) => [stop.drawing, stop.product?.drawing ?? []])];
  return Object.fromEntries(Object.entries(drawings).filter(([name]) => names.includes(name)));
}

/**
 * A kind of work in words, with a film of it. Its play control is a link to the transcript, which
 * opens the film in place once hydrated; the film itself waits to be started.
 */
export default function FilmBlockSection({ block }: { readonly block: FilmBlock<FilmReel> }) {
  const t = useWords();
  const { drawings } = useView();
  const { id, heading, text, duties, film } = block;
  const transcript = `${id}-transcript`;
  return (
    <FilmSection
      id={id}
      heading={heading}
      text={text}
      features={duties}
      poster={
        <Island
          name="PlayFilm"
          props={{
            film,
            pictures: getPictures(film, drawings),
            transcript,
            label: t('play', { title: film.title, seconds: film.seconds }),
          }}
        />
      }
      transcript={{
        id: transcript,
        label: t('transcript'),
        lines: film.captions.map((caption) => caption.text),
        file: { href: DOWNLOADS + film.file, label: t('captions') },
      }}
    />
  );
}
