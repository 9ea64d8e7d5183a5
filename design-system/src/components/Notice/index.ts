export { Notice, type NoticeProps } from './Notice.tsx';
export { NoticeBar, type NoticeBarProps } from './NoticeBar.tsx';
