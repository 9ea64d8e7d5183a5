import { createGuidance } from '../../stories/guidance.ts';
import { DownloadList } from './DownloadList.tsx';

export const guidance = createGuidance(
  (title, code, name) => (
    <DownloadList
      items={[
        {
          title,
          files: [{ href: '#file', format: 'PDF', size: 2411725, language: { code, name } }],
        },
      ]}
    />
  ),
  {
    do: {
      ko: ['지속가능경영보고서 2025', 'ko', '한국어'],
      en: ['Sustainability report 2025', 'en', 'English'],
    },
    dont: {
      ko: ['여기를 눌러 다운로드', 'ko', '한국어'],
      en: ['Click here to download', 'en', 'English'],
    },
  },
);
