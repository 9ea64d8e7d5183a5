import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Accordion } from '../../components/Accordion/index.ts';
import { FeatureList, type FeatureListProps } from '../FeatureList/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Section, type SectionProps, Stack } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';

/** Props of `FilmSection`, with those of `Section`. */
export interface FilmSectionProps extends Omit<
  SectionProps,
  'children' | 'heading' | 'intro' | 'aside' | 'tone' | 'arrangement'
> {
  /** Subject of the film. */
  heading: string;
  /** Content of the film, in a sentence or two. */
  text: string;
  /** What can be seen in the film, as for `FeatureList`. */
  features: FeatureListProps['items'];
  /** `FilmPoster`, which links to the transcript. */
  poster: ReactNode;
  /** The transcript of the film; the poster links to it without scripts. */
  transcript: {
    /** Anchor, to which the poster links. */
    readonly id: string;
    readonly label: string;
    readonly lines: readonly string[];
    /** The file with the captions. */
    readonly file: { readonly href: string; readonly label: string };
  };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-10);
  align-items: start;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);

    /* The films of a page are alternately right and left of their words. */
    section:nth-of-type(even) > &,
    section:nth-of-type(even) > * > & {
      & > :first-child {
        order: 1;
      }
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

/** A subject in words, with a film of it and the film's transcript. */
export function FilmSection({
  heading,
  text,
  features,
  poster,
  transcript,
  ...rest
}: FilmSectionProps) {
  return (
    <Section {...rest}>
      <Columns>
        <Stack>
          <Heading>{heading}</Heading>
          <Text>{text}</Text>
          <FeatureList items={features} />
        </Stack>
        <Stack gap="small">
          {poster}
          <Accordion
            items={[
              {
                id: transcript.id,
                title: transcript.label,
                content: (
                  <>
                    <Lines>
                      {transcript.lines.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </Lines>
                    <Link href={transcript.file.href}>{transcript.file.label}</Link>
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
