export {
  DownloadList,
  type DownloadFile,
  type DownloadItem,
  type DownloadListProps,
} from './DownloadList.tsx';
