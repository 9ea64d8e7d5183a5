export { Scene, type SceneProps } from './Scene.tsx';
