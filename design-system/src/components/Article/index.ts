export {
  Article,
  ArticleEnd,
  ArticlePicture,
  type ArticlePictureProps,
  type ArticleProps,
} from './Article.tsx';
