import { Captions, CaptionsOff, Pause, Play } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { type FilmMove, useFilmPlayback } from './useFilmPlayback.ts';

/** Narration of a part of the film, with its times. */
export interface FilmCaption {
  /** When it appears, in seconds from the start of the film. */
  readonly from: number;
  /** When it disappears, in seconds from the start of the film. */
  readonly until: number;
  /** The caption, in one or two short lines. */
  readonly text: string;
}

/** Props of `Film`; other attributes are those of `figure`. */
export interface FilmProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Length of the film, in seconds. */
  seconds: number;
  /** A drawing in its first frame, with `data-part` on its moving parts. */
  picture: ReactNode;
  /** Movements of parts, with their times. */
  moves: readonly FilmMove[];
  /** Captions in order of time, shown below the picture and kept as the transcript. */
  captions: readonly FilmCaption[];
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
`;

const Screen = styled.div`
  overflow: clip;
  border-radius: var(--radius-small);
  background: var(--color-surface-subtle);

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 60dvb;
  }
`;

/* Fixed number of lines: captions do not shift the layout. */
const Caption = styled.figcaption`
  min-block-size: 3lh;
  color: var(--color-text-heading);
  font-size: var(--font-size-lead);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  text-align: center;
  text-wrap: balance;

  @media (min-width: 768px) {
    min-block-size: 2lh;
  }
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;

  & > label {
    display: grid;
    grid-column: 1 / -1;
    grid-row: 1;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }

  & input {
    inline-size: 100%;
    block-size: 2.75rem;
    margin: 0;
    accent-color: var(--color-action-primary);
  }
`;

const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * An animated drawing with playback controls: all parts follow one timeline. It never starts automatically and has no
 * sound; captions contain the narration.
 */
export function Film({ seconds, picture, moves, captions, ...rest }: FilmProps) {
  const message = useMessage();
  const { screen, time, playing, play, pause, seek } = useFilmPlayback(moves, seconds);
  const [captionsShown, setCaptionsShown] = useState(true);
  // Before the film starts, the first caption fills the place of all captions.
  const caption =
    time === 0 ? captions[0] : captions.find(({ from, until }) => time >= from && time < until);
  const progress = `${formatTime(time)} / ${formatTime(seconds)}`;
  return (
    <Root {...rest}>
      <Screen ref={screen}>{picture}</Screen>
      <Caption aria-live="polite">{captionsShown && caption?.text}</Caption>
      <Controls>
        <label>
          <input
            type="range"
            min={0}
            max={seconds}
            step={0.5}
            value={time}
            aria-label={message('film.position')}
            aria-valuetext={progress}
            onChange={(event) => seek(event.currentTarget.valueAsNumber)}
          />
          <span aria-hidden>{progress}</span>
        </label>
        <Button icon={<Icon icon={playing ? Pause : Play} />} onClick={playing ? pause : play}>
          <span>{message(playing ? 'film.pause' : 'film.play')}</span>
        </Button>
        <Button
          variant="quiet"
          aria-pressed={captionsShown}
          icon={<Icon icon={captionsShown ? Captions : CaptionsOff} />}
          onClick={() => setCaptionsShown(!captionsShown)}
        >
          {message('film.captions')}
        </Button>
      </Controls>
    </Root>
  );
}
