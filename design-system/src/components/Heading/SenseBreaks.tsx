import { Fragment } from 'react';
import styled from 'styled-components';

const Sense = styled.span`
  display: inline-block;
`;

export interface SenseBreaksProps {
  /** "\n" stands between units of sense. */
  children: string;
}

/**
 * A text whose lines break between units of sense before they break inside one. Each unit is an
 * inline block, so a narrow screen may still break within it.
 */
export function SenseBreaks({ children }: SenseBreaksProps) {
  const units = children.split('\n');
  if (units.length === 1) return children;
  return units.map((unit, index) => (
    // The same text always has the same units.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && ' '}
      <Sense>{unit}</Sense>
    </Fragment>
  ));
}
