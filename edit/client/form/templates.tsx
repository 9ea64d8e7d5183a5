import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  type RJSFSchema,
} from '@rjsf/utils';
import { Button } from '@site/design-system';
import { Select } from '@site/design-system/forms';
import { useEffect, useRef, useState } from 'react';

import { getInterfaceText } from '../../texts.ts';
import { getHeading, getKey, getValueAt, type Path } from '../values.ts';
import { getContext, PathContext } from './form-context.ts';
import { isTextSchema, createItem, getKindName, getKinds } from './schema.ts';

const startsWith = (path: Path, start: Path): boolean =>
  start.every((part, index) => path[index] === part);

/**
 * The container of every field, with the problems of a group as a whole. It receives the focus from the list of
 * problems.
 */
export function FieldTemplate({
  id,
  fieldPathId,
  schema,
  hidden = false,
  registry,
  children,
}: FieldTemplateProps) {
  const { problems, revealed } = getContext(registry);
  const { path } = fieldPathId;
  const place = useRef<HTMLDivElement>(null);
  const key = getKey(path);
  useEffect(() => {
    if (!revealed) return;
    const revealedPath = revealed.path;
    const last = String(revealedPath.at(-1));
    const inText = isTextSchema(schema) && getKey(revealedPath.slice(0, -1)) === key;
    if (getKey(revealedPath) !== key && !inText) return;
    const control = document.getElementById(inText ? `${id}_${last}` : id) ?? place.current;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [revealed, key, id, schema]);
  if (hidden) return <div hidden>{children}</div>;
  const isGroup = schema.type === 'array' || (schema.type === 'object' && !isTextSchema(schema));
  const own = isGroup ? problems.get(key) : undefined;
  return (
    <PathContext value={path}>
      <div className="field" ref={place} tabIndex={-1}>
        {own && <p className="problem">{own.join(' ')}</p>}
        {children}
      </div>
    </PathContext>
  );
}

/** The properties of an object, except the one that only contains its kind. */
export function ObjectTemplate({
  fieldPathId,
  title,
  properties,
  schema,
  formData,
  optionalDataControl,
  registry,
}: ObjectFieldTemplateProps) {
  const isHidden = (name: string): boolean => {
    const property: RJSFSchema | boolean | undefined = schema.properties?.[name];
    if (typeof property !== 'object') return false;
    const isKind = typeof property.const === 'string';
    // The name of the file contains the slug, and the keys of messages belong to code.
    const isName = fieldPathId.path.length === 0 && (name === '$schema' || name === 'slug');
    const isEmptyRecord = Boolean(property.additionalProperties) && !getValueAt(formData, [name]);
    return isKind || isName || isEmptyRecord;
  };
  const fields = properties.filter(({ name, hidden }) => !hidden && !isHidden(name));
  const isUnion = Boolean(schema.oneOf ?? schema.anyOf) && fields.length === 0;
  if (isUnion) return null;
  // Items of lists already have a heading.
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  const isRoot = fieldPathId.path.length === 0;
  const context = getContext(registry);
  // Problems of a property without a field are reported at the object.
  const shownNames = new Set(fields.map(({ name }) => name));
  const start = fieldPathId.path.length;
  const otherProblems = [...context.problems].flatMap(([key, texts]) => {
    const at = key.split('/');
    const isInside = getKey(at.slice(0, start)) === getKey(fieldPathId.path) && at.length > start;
    return key !== '' && isInside && !shownNames.has(at[start] ?? '') ? texts : [];
  });
  const content = fields.map(({ name, content: field }) => <div key={name}>{field}</div>);
  const report = otherProblems.length > 0 && <p className="problem">{otherProblems.join(' ')}</p>;
  if (isItem || isRoot)
    return (
      <div className="fields">
        {report}
        {content}
      </div>
    );
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {optionalDataControl}
      <div className="fields">
        {report}
        {content}
      </div>
    </fieldset>
  );
}

/** A list: its items, and the button or menu that adds one. */
export function ListTemplate({
  fieldPathId,
  title,
  items,
  schema,
  canAdd,
  onAddClick,
  registry,
  formData,
  optionalDataControl,
}: ArrayFieldTemplateProps) {
  const { language, change, reveal } = getContext(registry);
  const itemSchema =
    typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {};
  const kinds = getKinds(itemSchema);
  const [kind, setKind] = useState('');
  const { path } = fieldPathId;
  const add = getInterfaceText('add.to', language, { list: title });
  const entries: readonly unknown[] = Array.isArray(formData) ? (formData as unknown[]) : [];
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {optionalDataControl}
      {items.length > 0 && <div className="items">{items}</div>}
      {canAdd && kinds.length > 0 && (
        <div className="add">
          <Select
            label={getInterfaceText('add.kind', language)}
            options={kinds.map((optionKind) => ({
              value: optionKind,
              label: getKindName(itemSchema, optionKind) ?? optionKind,
            }))}
            placeholder={getInterfaceText('none', language)}
            value={kind}
            onValueChange={setKind}
          />
          <Button
            variant="secondary"
            size="small"
            aria-disabled={kind === '' || undefined}
            onClick={() => {
              if (kind === '') return;
              change(path, [...entries, createItem(itemSchema, kind)]);
              setKind('');
              reveal([...path, entries.length]);
            }}
          >
            {add}
          </Button>
        </div>
      )}
      {canAdd && kinds.length === 0 && (
        <Button
          variant="secondary"
          size="small"
          onClick={(event) => {
            onAddClick(event);
            reveal([...path, entries.length]);
          }}
        >
          {add}
        </Button>
      )}
    </fieldset>
  );
}

/** One item of a list: collapsed until it is opened, unless it is a single text. */
export function ItemTemplate({
  children,
  index,
  schema,
  buttonsProps,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { language, value, revealed, problems } = getContext(registry);
  const { path } = buttonsProps.fieldPathId;
  const item = getValueAt(value, path);
  const simple = schema.type === 'string' || schema.type === 'number' || isTextSchema(schema);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (revealed && startsWith(revealed.path, path)) setOpen(true);
    // The path is a new array at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [revealed, getKey(path)]);
  const name =
    getHeading(item, language) || getInterfaceText('item', language, { number: index + 1 });
  const kind =
    typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string'
      ? getKindName(schema, item.type)
      : undefined;
  const wrong = [...problems.keys()].filter((key) =>
    `${key}/`.startsWith(`${getKey(path)}/`),
  ).length;
  const button = (
    key: 'moveUp' | 'moveDown' | 'remove',
    can: boolean | undefined,
    onClick: (event?: unknown) => void,
  ) =>
    can && (
      <Button
        variant="quiet"
        size="small"
        onClick={onClick}
        aria-label={`${getInterfaceText(key, language)}: ${name}`}
      >
        {getInterfaceText(key, language)}
      </Button>
    );
  const buttons = (
    <div className="item-buttons">
      {button('moveUp', buttonsProps.hasMoveUp, buttonsProps.onMoveUpItem)}
      {button('moveDown', buttonsProps.hasMoveDown, buttonsProps.onMoveDownItem)}
      {button('remove', buttonsProps.hasRemove, buttonsProps.onRemoveItem)}
    </div>
  );
  if (simple)
    return (
      <div className="item">
        {children}
        {buttons}
      </div>
    );
  return (
    <details
      className="item"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{name}</span>
        {kind && kind !== name && <small>{kind}</small>}
        {wrong > 0 && <strong>{getInterfaceText('problems', language, { count: wrong })}</strong>}
      </summary>
      {open && (
        <>
          {children}
          {buttons}
        </>
      )}
    </details>
  );
}

/** A value with one of several forms. The kind of a block is chosen when it is added. */
export function UnionTemplate({
  selector,
  optionSchemaField,
  schema,
}: MultiSchemaFieldTemplateProps) {
  if ('discriminator' in schema) return <div className="fields">{optionSchemaField}</div>;
  return (
    <fieldset className="group">
      {schema.title && <legend>{schema.title}</legend>}
      <div className="fields">
        {selector}
        {optionSchemaField}
      </div>
    </fieldset>
  );
}

/** A button that adds an optional part, or removes it. */
export function OptionalPart({
  schema,
  registry,
  onAddClick,
  onRemoveClick,
}: OptionalDataControlsTemplateProps) {
  const { language } = getContext(registry);
  const name = schema.title ?? '';
  return (
    <div className="item-buttons">
      {onAddClick && (
        <Button variant="secondary" size="small" onClick={onAddClick}>
          {getInterfaceText('add.optional', language, { name })}
        </Button>
      )}
      {onRemoveClick && (
        <Button variant="quiet" size="small" onClick={onRemoveClick}>
          {getInterfaceText('remove.optional', language, { name })}
        </Button>
      )}
    </div>
  );
}
