import { FilmSection } from '@site/design-system/sections';
import { DOWNLOADS } from '@site/contract/paths';
import type { Pictures } from '@site/content/schema/page.ts';
import type { FilmBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import type { FilmReel } from '../../islands/film-reel.ts';

/** Selects the pictures of a film from those of the page. */
function getPictures({ drawing, stops }: FilmReel, drawings: Pictures): Pictures {
  const names = [drawing, ...stops.flatMap((stop) => [stop.drawing, stop.product?.drawing ?? []])];
  return Object.fromEntries(Object.entries(drawings).filter(([name]) => names.includes(name)));
}

/**
 * A description of an activity with a film. The play control links to the transcript, and opens the film once hydrated.
 * The film starts on demand.
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
