export { GlossaryTerm, type GlossaryTermProps } from './GlossaryTerm.tsx';
