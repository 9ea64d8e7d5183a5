export { RouteMap, type RouteLine, type RouteMapProps, type RouteStation } from './RouteMap.tsx';
