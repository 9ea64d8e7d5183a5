import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** One animated part: its name, its time (in seconds), and its keyframes. */
export interface FilmMove {
  /** The `data-part` of the element that moves, inside the picture. */
  readonly part: string;
  /** Start of the movement, in seconds from the start of the film. */
  readonly from: number;
  /** End of the movement, in seconds from the start of the film. */
  readonly until: number;
  /** Keyframes of the Web Animations API, spread evenly over the time. */
  readonly states: readonly Keyframe[];
}

interface FilmPlayback {
  readonly screen: RefObject<HTMLDivElement | null>;
  /** Current position in seconds. */
  readonly time: number;
  readonly playing: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (time: number) => void;
}

/** Returns one Web Animation per move, all with the duration of the film, so that they stay in sync. */
function getAnimations(screen: Element, moves: readonly FilmMove[], seconds: number): Animation[] {
  return moves.flatMap(({ part, from, until, states }) => {
    const animation = screen.querySelector(`[data-part="${part}"]`)?.animate([...states], {
      delay: from * 1000,
      duration: (until - from) * 1000,
      endDelay: (seconds - until) * 1000,
      fill: 'both',
    });
    animation?.pause();
    return animation ?? [];
  });
}

function moveTo(animations: readonly Animation[], seconds: number): void {
  for (const animation of animations) animation.currentTime = seconds * 1000;
}

/** Plays all animated parts of a drawing along one timeline. */
export function useFilmPlayback(moves: readonly FilmMove[], seconds: number): FilmPlayback {
  const screen = useRef<HTMLDivElement>(null);
  const animations = useRef<Animation[]>([]);
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);

  // The caller may pass the same moves in a new array while the film is playing.
  const resume = useEffectEvent(() => {
    moveTo(animations.current, time);
    if (playing) for (const animation of animations.current) animation.play();
  });
  useEffect(() => {
    if (!screen.current) return undefined;
    const created = getAnimations(screen.current, moves, seconds);
    animations.current = created;
    resume();
    return () => {
      for (const animation of created) animation.cancel();
    };
  }, [moves, seconds]);

  useEffect(() => {
    if (!playing) return undefined;
    let frame = requestAnimationFrame(function tick() {
      const now = Number(animations.current[0]?.currentTime ?? 0) / 1000;
      setTime(Math.min(now, seconds));
      if (now >= seconds) {
        // A finished animation would continue from the position that is chosen next.
        for (const animation of animations.current) animation.pause();
        setPlaying(false);
      } else frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, seconds]);

  const seek = (to: number) => {
    moveTo(animations.current, to);
    setTime(to);
  };
  return {
    screen,
    time,
    playing,
    seek,
    play() {
      if (time >= seconds) seek(0);
      for (const animation of animations.current) animation.play();
      setPlaying(true);
    },
    pause() {
      for (const animation of animations.current) animation.pause();
      setPlaying(false);
    },
  };
}
