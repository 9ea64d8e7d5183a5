export { LocalTime, type LocalTimeProps } from './LocalTime.tsx';
export { PlaceDirections, type PlaceDirectionsProps } from './PlaceDirections.tsx';
export { PlaceGroup, type PlaceGroupProps } from './PlaceGroup.tsx';
export { type MapMark } from './map-mark.ts';
export { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';
export { PlaceMapSection, type PlaceMapSectionProps } from './PlaceMapSection.tsx';
export { PlaceCard, type PlaceCardProps, type PlaceFact } from './Places.tsx';
export { ValueWithAction, type ValueWithActionProps } from './ValueWithAction.tsx';
