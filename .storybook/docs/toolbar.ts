import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** The initial values of the toolbar. */
export const INITIAL_GLOBALS = {
  language: 'ko',
  mode: 'light',
  brand: 'site',
  textSize: '100',
  motion: 'full',
};

type Globals = Readonly<Record<string, unknown>>;

/** Returns the values in the address of this frame: `globals=language:en;mode:dark`. */
const readAddress = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .filter((pair) => pair.includes(':'))
      .map((pair) => pair.split(':', 2) as [string, string]),
  );

// The channel reports only changes, and a page may be opened after one.
let globals: Globals | undefined;

/** Returns the values of the toolbar. Renders again when one of them changes. */
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
