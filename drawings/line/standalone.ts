import { type Mode, TOKEN_VALUES, type TokenName } from '@site/tokens';

import { MODE_MEDIA } from './mode.ts';

/** `fill` or `stroke` with a token. */
const PAINT = /\s(fill|stroke)="var\(--([a-z0-9-]+)\)"/g;

function valueOf(name: string, mode: Mode): string {
  const value: string | undefined = TOKEN_VALUES[mode][name as TokenName];
  if (value === undefined) throw new Error(`There is no token "${name}" to draw with.`);
  return value;
}

/**
 * Makes a drawing independent of the page, because a file in `img` cannot access the page's custom properties. Every
 * color becomes a class with its value in the light mode, in the dark mode (browsers pass the color scheme of the
 * element to the image), and in high contrast if the system requests it. High contrast is last, so that it wins if both
 * are requested.
 *
 * @param styles further rules of the file
 * @param modes the modes that it follows: drawings of the brand's colors do not change in the dark mode
 * @throws Error if a color is not a token
 */
export function standalone(
  svg: string,
  styles = '',
  modes: readonly Exclude<Mode, 'light'>[] = ['dark', 'high-contrast'],
): string {
  const classes = new Map<string, string>();
  const body = svg.replace(/<[a-z][^>]*>/g, (tag) => {
    const names: string[] = [];
    const rest = tag.replace(PAINT, (_, property: string, token: string) => {
      const key = `${property} ${token}`;
      const name = classes.get(key) ?? classes.size.toString(36).replace(/^\d/, '_$&');
      classes.set(key, name);
      names.push(name);
      return '';
    });
    return names.length === 0
      ? rest
      : rest.replace(/^<[a-z]+/, (start) => `${start} class="${names.join(' ')}"`);
  });

  const rules = (mode: Mode) =>
    [...classes]
      .map(([key, name]) => {
        const [property = '', token = ''] = key.split(' ');
        const value = valueOf(token, mode);
        const isNew = mode === 'light' || value !== valueOf(token, 'light');
        return isNew ? `.${name}{${property}:${value}}` : '';
      })
      .join('');
  const otherModes = modes.map((mode) => {
    const text = rules(mode);
    return text && `${MODE_MEDIA[mode]}{${text}}`;
  });
  const style = `<style>${styles}${rules('light')}${otherModes.join('')}</style>`;
  return body.replace('>', `>${style}`);
}
