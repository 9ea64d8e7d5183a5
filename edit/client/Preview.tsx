import { Button, Notice } from '@site/design-system';
import { DateField } from '@site/design-system/forms';
import { useState } from 'react';
import { LANGUAGE_LIST, LANGUAGES, type Language } from '@site/contract/language';

import type { EditorState } from '../api.ts';
import { Choice } from '../shared/Choice.tsx';
import { getContentLanguage } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { getToday } from './entries.ts';
import { PreviewedPage } from './PreviewedPage.tsx';
import { findPhotograph, getPreviewedAddress } from './selectors.ts';
import { getPhotographAddress } from './server.ts';
import { getHeading } from './values.ts';

/** In CSS pixels. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_NAMES = Object.keys(WIDTHS) as Width[];

export interface PreviewProps {
  /** The origin of the site with the drafts. */
  readonly site: EditorState['preview'];
}

/** The page with the drafts, at one of three widths, in one of the languages, on a date. */
export function Preview({ site }: PreviewProps) {
  const { model, item, language, text } = useEditorContext();
  const [width, setWidth] = useState<Width>('desktop');
  const [shownLanguage, setShown] = useState<Language>(getContentLanguage(language));
  /** Empty or in the past while a date is being typed. */
  const [chosenDate, setChosenDate] = useState<string>();
  const today = getToday();
  // An entry that appears later is shown as it will be on that day.
  const date = chosenDate !== undefined && chosenDate >= today ? chosenDate : item?.appearance;
  const address = getPreviewedAddress(item);
  const photograph = item?.list?.id === 'media' ? findPhotograph(model, item.name) : undefined;
  const query = new URLSearchParams({ lang: shownLanguage, on: date ?? 'today' }).toString();
  const url = address && `${site.origin}${address}${address.includes('?') ? '&' : '?'}${query}`;
  return (
    <section className="preview" aria-label={text('preview')}>
      <div className="preview-bar">
        <Choice
          label={text('preview.width')}
          options={WIDTH_NAMES.map((widthName) => [widthName, text(`preview.${widthName}`)])}
          value={width}
          onChange={setWidth}
        />
        {LANGUAGES.length > 1 && (
          <Choice
            label={text('preview.language')}
            options={LANGUAGE_LIST.map(({ code, name }) => [code, name])}
            value={shownLanguage}
            onChange={setShown}
          />
        )}
        <DateField
          label={text('preview.date')}
          min={today}
          value={chosenDate ?? date ?? today}
          onChange={({ currentTarget }) => setChosenDate(currentTarget.value)}
        />
        {chosenDate !== undefined && (
          <Button variant="quiet" size="small" onClick={() => setChosenDate(undefined)}>
            {text('preview.today')}
          </Button>
        )}
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {text('preview.open')}
          </a>
        )}
      </div>
      {url && item && site.outdated.includes(item.selection.file) && (
        <Notice tone="warning">{text('preview.stale')}</Notice>
      )}
      {url ? (
        <PreviewedPage key={url} url={url} site={site} width={WIDTHS[width]} />
      ) : photograph === undefined ? (
        <p>{text('preview.none')}</p>
      ) : (
        <img
          className="preview-photograph"
          src={getPhotographAddress(photograph)}
          alt={getHeading(item?.value, language) ?? ''}
        />
      )}
    </section>
  );
}
