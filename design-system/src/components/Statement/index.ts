export { ActionLinks, type ActionLinksProps } from './ActionLinks.tsx';
export { Statement, type StatementProps } from './Statement.tsx';
