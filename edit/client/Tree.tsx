import { Button } from '@site/design-system';

import { findInterfaceText } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { type EntryList, type FileGroup } from './entries.ts';
import { isSameSelection, listTreeGroups, type TreeItem } from './tree-items.ts';

/** All editable files and entries, in groups. */
export function Tree() {
  const { model, dispatch, language, text } = useEditorContext();
  return (
    <nav aria-label={text('tree')}>
      {listTreeGroups(model, language).map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <Button
        variant="quiet"
        size="small"
        onClick={() => dispatch({ type: 'asked', question: { ask: 'pictures' } })}
      >
        {text('pictures')}
      </Button>
    </nav>
  );
}

interface GroupProps {
  readonly id: string;
  readonly items: readonly TreeItem[];
  /** The list or group that the button adds to; missing if items cannot be added. */
  readonly addTo?: EntryList | FileGroup | undefined;
}

function Group({ id, items, addTo }: GroupProps) {
  const { model, commands, report, language, text } = useEditorContext();
  const count = items.reduce((sum, { problems }) => sum + problems, 0);
  const hasSelection = items.some((item) => isSameSelection(item.selection, model.selection));
  return (
    <details open={hasSelection || undefined}>
      <summary>
        <span>{findInterfaceText(`group.${id}`, language) ?? id}</span>
        <small>{items.length}</small>
        {count > 0 && <strong>{text('problems', { count })}</strong>}
      </summary>
      {addTo && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => void commands.add(addTo).catch(report)}
        >
          {findInterfaceText(`add.${id}`, language)}
        </Button>
      )}
      <ul>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
    </details>
  );
}

function Item({ item }: { readonly item: TreeItem }) {
  const { label, selection, isChanged, problems, isUnused = false } = item;
  const { model, dispatch, text } = useEditorContext();
  return (
    <li>
      <button
        type="button"
        aria-current={isSameSelection(selection, model.selection) || undefined}
        onClick={() => dispatch({ type: 'selected', selection })}
      >
        <span>{label}</span>
        {isUnused && <small>{text('unused')}</small>}
        {isChanged && <small>{text('changed')}</small>}
        {problems > 0 && <strong>{text('problems', { count: problems })}</strong>}
      </button>
    </li>
  );
}
