export { Film, type FilmCaption, type FilmProps } from './Film.tsx';
export { FilmPoster, type FilmPosterProps } from './FilmPoster.tsx';
export { FilmSection, type FilmSectionProps } from './FilmSection.tsx';
export { type FilmMove } from './useFilmPlayback.ts';
