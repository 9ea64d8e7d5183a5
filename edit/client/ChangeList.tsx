import { getSchemaName } from '@site/content/library/content-files.ts';

import type { Change } from '../api.ts';
import { formatDay } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { getAppearance, getSelectionAt } from './entries.ts';
import { getPlaceName } from './form/schema.ts';
import { getKey, getValueAt, nameValue, type Path } from './values.ts';

/** What is changed in a file: each value before and after. */
export function ChangeList({
  file,
  changes,
}: {
  readonly file: string;
  readonly changes: readonly Change[];
}) {
  const { model, language, text } = useEditorContext();
  const schema = model.schemas?.[getSchemaName(file) ?? ''];
  /** The day on which the item of a change appears, if that is later than today. */
  const getDay = (path: Path): string | undefined => {
    const entry = getSelectionAt(file, path);
    return entry && getAppearance(entry, getValueAt(model.files.get(file)?.value, entry.path));
  };
  return (
    <ul>
      {changes.map(({ path, before, after }) => {
        const appearance = getDay(path);
        return (
          <li key={getKey(path) + String(after === undefined)}>
            {path.length > 0 && <strong>{getPlaceName(path, language, schema)}</strong>}
            {appearance !== undefined && (
              <p>{text('appears', { date: formatDay(appearance, language) })}</p>
            )}
            {before !== undefined && (
              <p>
                {text(after === undefined ? 'removed' : 'before')}:{' '}
                <del>{nameValue(before, language)}</del>
              </p>
            )}
            {after !== undefined && (
              <p>
                {text(before === undefined ? 'added' : 'after')}:{' '}
                <ins>{nameValue(after, language)}</ins>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
