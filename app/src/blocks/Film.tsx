import { Accordion, FeatureList, Heading, Link, Section, Stack, Text } from '@site/design-system';
import styled from 'styled-components';
import { DOWNLOADS } from '@site/contract/paths';
import type { Pictures } from '@site/content/schema/page.ts';
import type { FilmBlock, FilmReel } from '@site/content/schema/blocks/index.ts';

import { Island } from '../islands/Island.tsx';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/ViewContext.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-10);
  align-items: start;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }
`;

const Lines = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;
`;

/** The pictures that a film shows, out of those of the page. */
function picturesOf({ drawing, stops }: FilmReel, drawings: Pictures): Pictures {
  const names = [drawing, ...stops.flatMap((stop) => [stop.drawing, stop.product?.drawing ?? []])];
  return Object.fromEntries(Object.entries(drawings).filter(([name]) => names.includes(name)));
}

/**
 * A kind of work in words, with a film of it. Its play control is a link to the transcript, which
 * opens the film in place once hydrated; the film itself waits to be started.
 */
export default function FilmSection({ block }: { readonly block: FilmBlock }) {
  const t = useWords();
  const { drawings } = useView();
  const { id, heading, text, duties, film } = block;
  const transcript = `${id}-transcript`;
  return (
    <Section id={id}>
      <Columns>
        <Stack>
          <Heading>{heading}</Heading>
          <Text>{text}</Text>
          <FeatureList items={duties} />
        </Stack>
        <Stack gap="small">
          <Island
            name="PlayFilm"
            props={{
              film,
              pictures: picturesOf(film, drawings),
              transcript,
              label: t('play', { title: film.title, seconds: film.seconds }),
            }}
          />
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
    </Section>
  );
}
