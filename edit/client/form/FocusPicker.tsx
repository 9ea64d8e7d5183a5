import type { FieldProps } from '@rjsf/utils';

import { getInterfaceText } from '../../texts.ts';
import { getPhotographAddress } from '../server.ts';
import { getValueAt } from '../values.ts';
import { getContext } from './form-context.ts';

/** In percent, with one digit. */
const toPercent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

/** The photograph with its focal point, which a click sets. The number fields below it do the same with the keyboard. */
export function FocusPicker({ fieldPathId, formData, registry }: FieldProps) {
  const { photograph, language, change } = getContext(registry);
  if (photograph === undefined) return null;
  const [x, y] = ['x', 'y'].map((key) => Number(getValueAt(formData, [key]) ?? 50));
  return (
    <button
      type="button"
      className="focus-picker"
      tabIndex={-1}
      aria-hidden
      title={getInterfaceText('focus.explain', language)}
      onClick={({ currentTarget, clientX, clientY }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        change(fieldPathId.path, {
          x: toPercent(clientX - left, width),
          y: toPercent(clientY - top, height),
        });
      }}
    >
      <img src={getPhotographAddress(photograph)} alt="" />
      <span style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
    </button>
  );
}
