import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { TOKEN_VALUES, type Mode, type TokenName } from '@site/tokens';
import { BRAND_VALUES, BRANDS } from '@site/tokens/brands';

/** Storybook's own surfaces, text and lines in the tokens of a mode and brand. */
export function createStorybookTheme(mode: string, brand = 'site', image?: string): ThemeVars {
  const knownMode: Mode = mode === 'dark' || mode === 'high-contrast' ? mode : 'light';
  const knownBrand = BRANDS.find((name) => name === brand);
  const values = knownBrand ? BRAND_VALUES[knownBrand][knownMode] : TOKEN_VALUES[knownMode];
  const value = (name: TokenName): string => values[name];
  return create({
    base: knownMode === 'dark' ? 'dark' : 'light',
    brandTitle: 'Design system',
    brandUrl: '?path=/docs/welcome--docs',
    ...(image && { brandImage: image }),
    fontBase: value('font-family-body'),
    appBg: value('color-surface-subtle'),
    appContentBg: value('color-surface'),
    appPreviewBg: value('color-surface'),
    appBorderColor: value('color-line'),
    appBorderRadius: 4,
    textColor: value('color-text'),
    textInverseColor: value('color-text-inverse'),
    textMutedColor: value('color-text-muted'),
    barBg: value('color-surface'),
    barTextColor: value('color-text-muted'),
    barHoverColor: value('color-text-link-hover'),
    barSelectedColor: value('color-text-link'),
    colorPrimary: value('color-text-link'),
    colorSecondary: value('color-text-link'),
    inputBg: value('color-surface'),
    inputBorder: value('color-line-control'),
    inputTextColor: value('color-text'),
    inputBorderRadius: 4,
  });
}
