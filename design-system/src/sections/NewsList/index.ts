export { LeadStory, type LeadStoryProps } from './LeadStory.tsx';
export { type NewsItem, NewsList, type NewsListProps } from './NewsList.tsx';
export { StoryGrid, type StoryGridProps, type StoryItem } from './StoryGrid.tsx';
