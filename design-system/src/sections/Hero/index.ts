export { Hero, type HeroDestination, type HeroProps } from './Hero.tsx';
