export { FocusedImage, type FocusedImageProps } from './FocusedImage.tsx';
export { Thumbnail, type ThumbnailProps } from './Thumbnail.tsx';
export { type ThumbnailItem, ThumbnailList, type ThumbnailListProps } from './ThumbnailList.tsx';
