import { guide, type Guidance } from '../../stories/guidance.ts';
import { Skeleton } from './Skeleton.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(<Skeleton rows={3} />, '들어올 내용과 같은 크기로 자리를 잡습니다.'),
    en: guide(<Skeleton rows={3} />, 'As large as what will come.'),
  },
  dont: {
    ko: guide(<p>…</p>, '자리를 잡지 않으면 내용이 올 때 화면이 밀립니다.'),
    en: guide(<p>…</p>, 'Without room the page shifts when the content arrives.'),
  },
};
