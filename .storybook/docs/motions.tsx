import '../../drawings/line/line.css';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { expand, fan, press, reveal } from '../../design-system/src/styles/motion.ts';

const Stage = styled.div`
  display: grid;
  gap: 1rem;
  align-items: center;
  grid-template-columns: 10rem minmax(0, 1fr);
  padding-block: 1rem;
  border-block-end: 1px solid var(--color-line);

  & button {
    min-block-size: 2.75rem;
    ${press()}
  }

  & svg {
    inline-size: 100%;
    block-size: 4rem;
  }
`;

const Strands = styled.g`
  ${fan}

  &[data-off] {
    opacity: 0.18;
  }
`;

const Opened = styled.span`
  ${reveal}

  :is(:hover, :focus-visible) > & {
    opacity: 1;
  }
`;

const Track = styled.span`
  display: flex;
  justify-content: space-between;

  &:has([data-at='end']) {
    justify-content: flex-end;
  }
`;

const MovedElement = styled.span`
  inline-size: 4rem;
  block-size: 0.1875rem;
  border-radius: var(--radius-pill);
  background: var(--color-action-primary);

  @media (prefers-reduced-motion: no-preference) {
    view-transition-name: moved-element;
  }
`;

const Details = styled.details`
  ${expand}

  & > summary {
    min-block-size: 2.75rem;
    cursor: pointer;
  }
`;

const LINE = 'M4 32H120A24 24 0 0 1 137 39L154 56A24 24 0 0 0 171 63H396';

/** Plays a named motion again when its button is pressed. */
export function Motions() {
  const [played, setPlayed] = useState(0);
  const [on, setOn] = useState(false);
  const [at, setAt] = useState<'start' | 'end'>('start');
  const travel = () => {
    const move = () => flushSync(() => setAt(at === 'start' ? 'end' : 'start'));
    if ('startViewTransition' in document) document.startViewTransition(move);
    else move();
  };
  return (
    <>
      <Stage>
        <button type="button" onClick={() => setPlayed(played + 1)}>
          draw
        </button>
        <svg
          key={played}
          viewBox="0 0 400 70"
          fill="none"
          stroke="var(--color-brand-line)"
          strokeWidth="6"
          aria-hidden
        >
          <path d={LINE} pathLength={1} data-draw="line" />
        </svg>
      </Stage>
      <Stage>
        <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
          fan
        </button>
        <svg viewBox="0 0 400 70" fill="none" strokeWidth="3" aria-hidden>
          <Strands stroke="var(--color-area-first)">
            <path d="M4 24H396" />
          </Strands>
          <Strands stroke="var(--color-area-second)" data-off={on || undefined}>
            <path d="M4 34H396" />
          </Strands>
          <Strands stroke="var(--color-area-third)" data-off={on || undefined}>
            <path d="M4 44H396" />
          </Strands>
        </svg>
      </Stage>
      <Stage>
        <button type="button">
          reveal <Opened>●</Opened>
        </button>
        <span>hover, focus</span>
      </Stage>
      <Stage>
        <button type="button">press</button>
        <span>:active</span>
      </Stage>
      <Stage>
        <Details>
          <summary>expand</summary>
          <p>block-size: 0 → auto</p>
        </Details>
        <span>details[open]</span>
      </Stage>
      <Stage>
        <button type="button" onClick={travel}>
          travel
        </button>
        <Track>
          <MovedElement data-at={at} />
        </Track>
      </Stage>
    </>
  );
}
