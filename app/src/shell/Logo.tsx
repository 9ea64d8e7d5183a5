import logo from '@site/content/brand/logo.svg?raw';
import styled from 'styled-components';

const Mark = styled.span`
  display: block;

  & > svg {
    block-size: 1.5rem;
    inline-size: auto;
  }
`;

/** The wordmark; decorative, since whatever holds it has a name of its own. */
export function Logo() {
  return <Mark aria-hidden dangerouslySetInnerHTML={{ __html: logo }} />;
}
