export { Spine, type SpineProps } from './Spine.tsx';
