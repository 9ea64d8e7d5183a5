export { ExampleLinks, type ExampleLinksProps } from './ExampleLinks.tsx';
export {
  SearchResultGroup,
  type SearchResult,
  type SearchResultGroupProps,
} from './SearchResults.tsx';
