import { Notice } from '@site/design-system';
import { useState } from 'react';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import { LANGUAGE_LIST, LANGUAGES, type Language } from '@site/contract/language';

import type { EditorState } from '../api.ts';
import { Choice } from '../shared/Choice.tsx';
import { getContentLanguage, getInterfaceText } from '../texts.ts';
import { PreviewedPage } from './PreviewedPage.tsx';

/** In CSS pixels. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_NAMES = Object.keys(WIDTHS) as Width[];

export interface PreviewProps {
  /** The site as the drafts make it. */
  readonly site: EditorState['preview'];
  readonly address: string | undefined;
  readonly language: InterfaceLanguage;
  /** Whether something has to be corrected before the draft can be shown. */
  readonly stale: boolean;
}

/** The page itself as the drafts make it, at one of three widths, in one of the languages. */
export function Preview({ site, address, language, stale }: PreviewProps) {
  const [width, setWidth] = useState<Width>('desktop');
  const [shown, setShown] = useState<Language>(getContentLanguage(language));
  const separator = address?.includes('?') ? '&' : '?';
  const url = address && `${site.origin}${address}${separator}lang=${shown}`;
  return (
    <section className="preview" aria-label={getInterfaceText('preview', language)}>
      <div className="preview-bar">
        <Choice
          label={getInterfaceText('preview.width', language)}
          options={WIDTH_NAMES.map((one) => [one, getInterfaceText(`preview.${one}`, language)])}
          value={width}
          onChange={setWidth}
        />
        {LANGUAGES.length > 1 && (
          <Choice
            label={getInterfaceText('preview.language', language)}
            options={LANGUAGE_LIST.map(({ code, name }) => [code, name])}
            value={shown}
            onChange={setShown}
          />
        )}
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {getInterfaceText('preview.open', language)}
          </a>
        )}
      </div>
      {stale && url && (
        <Notice tone="warning">{getInterfaceText('preview.stale', language)}</Notice>
      )}
      {url ? (
        <PreviewedPage key={url} url={url} site={site} width={WIDTHS[width]} language={language} />
      ) : (
        <p>{getInterfaceText('preview.none', language)}</p>
      )}
    </section>
  );
}
