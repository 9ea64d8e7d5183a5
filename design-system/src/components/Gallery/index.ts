export { Gallery, type GalleryFilter, type GalleryItem, type GalleryProps } from './Gallery.tsx';
export { GalleryText } from './GalleryText.tsx';
