import { addons } from 'storybook/manager-api';

import mark from '../content/brand/symbol.svg';
import { createStorybookTheme } from './theme.ts';

/** The mark of the site with its name beside it: Storybook shows either an image or a title. */
const logo = () => {
  const svg = decodeURIComponent(escape(atob(mark.replace(/^.*base64,/, ''))));
  const { textColor = '' } = createStorybookTheme('light');
  const colored = svg
    .replaceAll('currentColor', textColor)
    .replaceAll('var(--color-brand-signal)', createStorybookTheme('light').colorPrimary);
  return `data:image/svg+xml,${encodeURIComponent(colored)}`;
};

addons.setConfig({ theme: createStorybookTheme('light', 'site', logo()) });
