export { Film, type FilmCaption, type FilmProps } from './Film.tsx';
export { type FilmMove } from './useFilmPlayback.ts';
