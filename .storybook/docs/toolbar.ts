import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** What the toolbar is set to when a Storybook is opened. */
export const INITIAL_GLOBALS = {
  language: 'ko',
  mode: 'light',
  brand: 'site',
  textSize: '100',
  motion: 'full',
};

type Globals = Readonly<Record<string, unknown>>;

/** The values in the address of this frame: `globals=language:en;mode:dark`. */
const readAddress = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .filter((pair) => pair.includes(':'))
      .map((pair) => pair.split(':', 2) as [string, string]),
  );

// The channel tells only changes, and a page may be opened after one.
let globals: Globals | undefined;

/** The values of the toolbar; renders again when one is changed. */
export function useToolbar(): Globals {
  const [values, setValues] = useState<Globals>(
    () => (globals ??= { ...INITIAL_GLOBALS, ...readAddress() }),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (change: { readonly globals: Globals }) => {
      globals = change.globals;
      setValues(change.globals);
    };
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  return values;
}
