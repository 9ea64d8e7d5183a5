import type { ReactNode } from 'react';

import { useToolbar } from './toolbar.ts';

/** Heads of tables in Korean. */
const KOREAN_HEADS: Readonly<Record<string, string>> = {
  Token: '토큰',
  Value: '값',
  Specimen: '견본',
  Name: '이름',
  light: '밝은 모드',
  dark: '어두운 모드',
  'high-contrast': '고대비',
};

/** A table with a row of column headers, in the language of the toolbar. */
export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  const { language } = useToolbar();
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {language === 'en' ? head : (KOREAN_HEADS[head] ?? head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
