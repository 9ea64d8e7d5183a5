export {
  Document,
  type DocumentArticle,
  type DocumentChapter,
  type DocumentProps,
  useReading,
} from './Document.tsx';
