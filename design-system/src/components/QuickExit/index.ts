export { QuickExit, type QuickExitProps } from './QuickExit.tsx';
