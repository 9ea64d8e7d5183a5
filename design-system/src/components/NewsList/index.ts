export {
  ArticleRow,
  type ArticleRowProps,
  type NewsItem,
  NewsList,
  type NewsListProps,
} from './NewsList.tsx';
