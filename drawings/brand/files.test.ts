import { TOKEN_VALUES } from '@site/tokens';
import { describe, expect, it } from 'vitest';

import { brandFiles } from './files.ts';

const files = new Map(await brandFiles());
const getBody = (ending: string) => [...files].find(([name]) => name.endsWith(ending))?.[1] ?? '';

describe('the files of the marks', () => {
  it('are drawings in the colors of the tokens, without custom properties', () => {
    const symbol = String(getBody('-symbol.svg'));
    expect(symbol).toContain(TOKEN_VALUES.light['color-brand-signal']);
    expect([...files.values()].filter((body) => /var\(|currentColor/.test(String(body)))).toEqual(
      [],
    );
  });

  it('are pictures of 2,000 pixels', () => {
    const header = Buffer.from(getBody('-logo-ko.png'));
    expect(header.readUInt32BE(16)).toBe(2000);
  });
});
