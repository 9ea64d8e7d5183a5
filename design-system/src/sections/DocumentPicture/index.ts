export { DocumentPicture, type DocumentPictureProps } from './DocumentPicture.tsx';
