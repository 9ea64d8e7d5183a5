export { LocalTime, type LocalTimeProps } from './LocalTime.tsx';
export { PlaceMap, type MapMark, type PlaceMapProps } from './PlaceMap.tsx';
export { PlaceCard, type PlaceCardProps, type PlaceFact } from './Places.tsx';
