export {
  NumberedDrawing,
  type NumberedDrawingProps,
  type NumberedPart,
} from './NumberedDrawing.tsx';
