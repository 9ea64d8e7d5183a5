export {
  Document,
  type DocumentArticle,
  type DocumentChapter,
  type DocumentProps,
} from './Document.tsx';
