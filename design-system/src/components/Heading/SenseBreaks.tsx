import { Fragment } from 'react';
import { styled } from 'styled-components';

const Phrase = styled.span`
  display: inline-block;
`;

/** Text whose lines break between phrases first. */
export interface SenseBreaksProps {
  /** "\n" separates phrases. */
  children: string;
}

/** Text that breaks between phrases before it breaks inside one: each phrase is an inline block. */
export function SenseBreaks({ children }: SenseBreaksProps) {
  const phrases = children.split('\n');
  if (phrases.length === 1) return children;
  return phrases.map((phrase, index) => (
    // The same text always has the same phrases.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && ' '}
      <Phrase>{phrase}</Phrase>
    </Fragment>
  ));
}
