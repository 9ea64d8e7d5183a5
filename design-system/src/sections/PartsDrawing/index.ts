export { PartsDrawing, type DrawingPart, type PartsDrawingProps } from './PartsDrawing.tsx';
