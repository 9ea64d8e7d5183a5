export {
  Article,
  ArticleEnd,
  type ArticleFigure,
  ArticlePicture,
  type ArticlePictureProps,
  type ArticleProps,
  type ArticleQuotation,
} from './Article.tsx';
export {
  ArticleAside,
  type ArticleAsideProps,
  ArticleLayout,
  type ArticleLayoutProps,
} from './ArticleLayout.tsx';
