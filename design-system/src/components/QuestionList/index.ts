export { QuestionList, type Question, type QuestionListProps } from './QuestionList.tsx';
