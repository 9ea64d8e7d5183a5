export { WorldMap, type WorldMapCountry, type WorldMapProps } from './WorldMap.tsx';
