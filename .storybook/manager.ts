import { addons } from 'storybook/manager-api';

import mark from '../content/brand/symbol.svg';
import { createStorybookTheme } from './theme.ts';

const { textColor, colorPrimary, fontBase, brandTitle } = createStorybookTheme('light');

/** The mark of the site with the title beside it: Storybook itself shows only one of them. */
const symbol = decodeURIComponent(mark.slice(mark.indexOf(',') + 1))
  .replaceAll('currentColor', textColor)
  .replaceAll('var(--color-brand-signal)', colorPrimary);
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 184 32" height="32">${symbol}<text x="44" y="22" fill="${textColor}" font-family="${fontBase.replaceAll('"', "'")}" font-size="18" font-weight="700">${brandTitle}</text></svg>`;

addons.setConfig({
  theme: createStorybookTheme('light', 'site', `data:image/svg+xml,${encodeURIComponent(logo)}`),
});
