import { Button, EmptyState, Notice, Skeleton, Stack } from '@site/design-system';
import { NewsList } from '@site/design-system/sections';
import { useEffect, useState } from 'react';

const texts = {
  ko: {
    empty: '아직 등록한 소식이 없습니다. 새 소식은 이곳에 올라옵니다.',
    link: '공지사항 보기',
    failed: '소식을 불러오지 못했습니다',
    reason: '연결을 확인하고 다시 불러와 주세요.',
    again: '다시 불러오기',
    item: { date: '2026.11.12', dateTime: '2026-11-12', category: '안내', title: '첫 소식입니다' },
  },
  en: {
    empty: 'There is no news yet. New items appear here.',
    link: 'See the notices',
    failed: 'The news could not be loaded',
    reason: 'Check your connection, then load it again.',
    again: 'Load again',
    item: {
      date: 'Nov 12, 2026',
      dateTime: '2026-11-12',
      category: 'Notice',
      title: 'The first item',
    },
  },
};

type State = 'failed' | 'loading' | 'empty' | 'loaded';

/** Each attempt has another result: an application would ask its server. */
const RESULTS: readonly State[] = ['failed', 'empty', 'loaded'];

export default function EmptyAndErrorStatesExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('failed');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState(RESULTS[attempt % RESULTS.length] ?? 'failed'), 800);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  return (
    <Stack>
      {state === 'failed' && (
        <Notice tone="error" heading={text.failed} announce>
          {text.reason}
        </Notice>
      )}
      {state === 'loading' && <Skeleton rows={2} />}
      {state === 'empty' && (
        <EmptyState link={{ label: text.link, href: '#notices' }}>{text.empty}</EmptyState>
      )}
      {state === 'loaded' && <NewsList items={[{ ...text.item, href: '#first' }]} />}
      <div>
        <Button
          variant="secondary"
          busy={state === 'loading'}
          onClick={() => {
            setAttempt(attempt + 1);
            setState('loading');
          }}
        >
          {text.again}
        </Button>
      </div>
    </Stack>
  );
}
