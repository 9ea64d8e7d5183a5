export { Letter, type LetterProps } from './Letter.tsx';
export { LetterSection, type LetterSectionProps } from './LetterSection.tsx';
