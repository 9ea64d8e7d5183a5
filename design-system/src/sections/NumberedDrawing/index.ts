export {
  NumberedDrawing,
  type NumberedDrawingProps,
  type NumberedPart,
  type PhoneCrop,
} from './NumberedDrawing.tsx';
