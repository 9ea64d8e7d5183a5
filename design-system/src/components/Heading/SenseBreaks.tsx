import { Fragment } from 'react';
import styled from 'styled-components';

const Sense = styled.span`
  display: inline-block;
`;

export interface SenseBreaksProps {
  /** "\n" separates phrases. */
  children: string;
}

/** Text that breaks between phrases before it breaks inside one: each phrase is an inline block. */
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
