import type { GalleryFilter, GalleryItem } from './Gallery.tsx';

const picture = (ink: string) => (
  <svg
    viewBox="0 0 120 90"
    width="120"
    height="90"
    style={{ inlineSize: '100%', blockSize: 'auto' }}
  >
    <g fill="none" stroke={`var(${ink})`} strokeWidth="4">
      <path d="M0 45H34L54 25H86" />
      <path d="M34 45L54 65H120" />
      <circle cx="94" cy="25" r="8" />
    </g>
  </svg>
);

const INKS = ['--color-area-first', '--color-area-second', '--color-area-third'] as const;

const items = (
  place: string,
  titles: readonly (readonly [title: string, text: string])[],
): GalleryItem[] =>
  titles.map(([title, text], index) => ({
    id: `item-${index + 1}`,
    title,
    note: `202${index}`,
    text: <p>{text}</p>,
    details: [{ term: place, text: `${index + 1}` }],
    picture: picture(INKS[index % 3] ?? INKS[0]),
    tags: [index % 2 === 0 ? 'plant' : 'people'],
  }));

/** Sample galleries for the stories of `Gallery` and `Lightbox`. */
export const samples: Record<
  'ko' | 'en',
  { readonly items: readonly GalleryItem[]; readonly filters: readonly GalleryFilter[] }
> = {
  ko: {
    items: items('공장', [
      ['조립판 앞에서', '가지마다 제 길을 찾아 놓습니다.'],
      ['첫 자원봉사', '이웃 학교의 전등을 갈았습니다.'],
      ['통전 검사', '모든 회로를 빠짐없이 잽니다.'],
      ['기술 교육', '압착 단면을 현미경으로 봅니다.'],
    ]),
    filters: [
      {
        label: '분류',
        options: [
          { value: 'all', label: '전체' },
          { value: 'plant', label: '공장' },
          { value: 'people', label: '사람' },
        ],
      },
    ],
  },
  en: {
    items: items('Plant', [
      ['At the assembly board', 'Every branch is laid along its way.'],
      ['First volunteers', 'New lamps for the school next door.'],
      ['Continuity test', 'Every circuit is measured.'],
      ['Training', 'A crimp, cut and seen under the microscope.'],
    ]),
    filters: [
      {
        label: 'Kind',
        options: [
          { value: 'all', label: 'All' },
          { value: 'plant', label: 'Plants' },
          { value: 'people', label: 'People' },
        ],
      },
    ],
  },
};

/** Returns the same items with very long titles. */
export const lengthenTitles = (sampleItems: readonly GalleryItem[]): GalleryItem[] =>
  sampleItems.map((item) => ({ ...item, title: `${item.title} · ${item.title} · ${item.title}` }));
