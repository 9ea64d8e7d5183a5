import { getSchemaName } from '@site/content/library/content-files.ts';

import type { Change } from '../api.ts';
import { useEditorContext } from './editor-context.ts';
import { getPlaceName } from './form/schema.ts';
import { getKey, nameValue } from './values.ts';

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
  return (
    <ul>
      {changes.map(({ path, before, after }) => (
        <li key={getKey(path) + String(after === undefined)}>
          {path.length > 0 && <strong>{getPlaceName(path, language, schema)}</strong>}
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
      ))}
    </ul>
  );
}
