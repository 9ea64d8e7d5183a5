export { QuestionGroups, type QuestionGroupsProps } from './QuestionGroups.tsx';
export { QuestionList, type Question, type QuestionListProps } from './QuestionList.tsx';
