export { Heading, type HeadingProps } from './Heading.tsx';
export { SenseBreaks, type SenseBreaksProps } from './SenseBreaks.tsx';
