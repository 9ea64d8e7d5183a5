export { GlossaryTerm, type GlossaryTermProps } from './GlossaryTerm.tsx';
export { TermChips, type TermChipsProps } from './TermChips.tsx';
