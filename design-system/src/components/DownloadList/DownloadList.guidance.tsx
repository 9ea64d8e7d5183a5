import { guide, type Guidance } from '../../stories/guidance.ts';
import { DownloadList } from './DownloadList.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <DownloadList
        items={[
          {
            title: '지속가능경영보고서 2025',
            files: [
              {
                href: '#file',
                format: 'PDF',
                size: 2411725,
                language: { code: 'ko', name: '한국어' },
              },
            ],
          },
        ]}
      />,
      '문서의 이름과 연도를 제목으로 씁니다.',
    ),
    en: guide(
      <DownloadList
        items={[
          {
            title: 'Sustainability report 2025',
            files: [
              {
                href: '#file',
                format: 'PDF',
                size: 2411725,
                language: { code: 'en', name: 'English' },
              },
            ],
          },
        ]}
      />,
      'The document’s own title, with its year.',
    ),
  },
  dont: {
    ko: guide(
      <DownloadList
        items={[
          {
            title: '여기를 눌러 다운로드',
            files: [
              {
                href: '#file',
                format: 'PDF',
                size: 2411725,
                language: { code: 'ko', name: '한국어' },
              },
            ],
          },
        ]}
      />,
      '화살표가 이미 말하는 것을 되풀이하지 않습니다.',
    ),
    en: guide(
      <DownloadList
        items={[
          {
            title: 'Click here to download',
            files: [
              {
                href: '#file',
                format: 'PDF',
                size: 2411725,
                language: { code: 'en', name: 'English' },
              },
            ],
          },
        ]}
      />,
      'The arrow already says so.',
    ),
  },
};
