export { OpeningList, type Opening, type OpeningListProps } from './OpeningList.tsx';
