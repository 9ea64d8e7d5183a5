export { ActionLinks, type ActionLinksProps } from './ActionLinks.tsx';
export { Link, type LinkProps } from './Link.tsx';
