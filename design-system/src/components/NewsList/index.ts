export { LeadStory, type LeadStoryProps } from './LeadStory.tsx';
export {
  ArticleRow,
  type ArticleRowProps,
  type NewsItem,
  NewsList,
  type NewsListProps,
} from './NewsList.tsx';
export { StoryGrid, type StoryGridProps, type StoryItem } from './StoryGrid.tsx';
