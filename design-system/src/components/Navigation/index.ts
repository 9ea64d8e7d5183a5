export { Navigation, type NavigationProps } from './Navigation.tsx';
export { NavigationLink, type NavigationLinkProps } from './NavigationLink.tsx';
export type { MenuStyles, NavigationGroup, NavigationItem } from './types.ts';
