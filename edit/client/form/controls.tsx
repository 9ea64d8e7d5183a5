import type { BaseInputTemplateProps, FieldProps, WidgetProps } from '@rjsf/utils';
import { Button } from '@site/design-system';
import { TextArea, Checkbox, Select, TextField } from '@site/design-system/forms';
import { use, useState } from 'react';
import { nameLanguage } from '@site/contract/interface-language';
import {
  DEFAULT_LANGUAGE,
  hasStandIn,
  isLanguage,
  LANGUAGES,
  mapLanguages,
  type Language,
} from '@site/contract/language';

import { getInterfaceText } from '../../texts.ts';
import { getKey } from '../values.ts';
import { getContext, PathContext, type FormContext } from './form-context.ts';
import { getValueName } from './schema.ts';
import type { Path } from '../values.ts';

/** Properties that contain sentences, even if they are short now. */
const LONG = [
  'text',
  'summary',
  'content',
  'description',
  'lead',
  'matters',
  'answer',
  'body',
  'note',
  'alt',
];
/** The length from which a text has several lines, in characters. */
const ONE_LINE = 60;

const isLong = (name: string, value: string): boolean =>
  LONG.includes(name) || value.length > ONE_LINE || value.includes('\n');

const getErrorAt = ({ problems }: FormContext, path: Path): string | undefined =>
  problems.get(getKey(path))?.join(' ');

interface TextControlProps {
  readonly id: string;
  readonly label: string;
  /** The name of the property, which determines whether its text is long. */
  readonly name: string;
  readonly value: string;
  readonly lang?: string | undefined;
  readonly error: string | undefined;
  readonly required?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

function TextControl({ name, value, required = false, onChange, ...rest }: TextControlProps) {
  // A text that gets longer while it is typed keeps its control.
  const [long] = useState(() => isLong(name, value));
  const Control = long ? TextArea : TextField;
  return (
    <Control
      {...rest}
      required={required}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onValueChange={onChange}
    />
  );
}

/** The name of a drawing or photograph: an existing or an uploaded one. */
function PictureInput({
  id,
  names,
  language,
  required = false,
  onUpload,
  ...rest
}: Omit<TextControlProps, 'name' | 'lang' | 'onChange'> & {
  readonly names: readonly string[];
  readonly language: FormContext['language'];
  readonly onUpload: () => void;
  readonly onValueChange: (value: string) => void;
}) {
  return (
    <div className="picture">
      <TextField
        id={id}
        list={`${id}_names`}
        autoComplete="off"
        spellCheck={false}
        required={required}
        {...rest}
      />
      <datalist id={`${id}_names`}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Button variant="secondary" size="small" onClick={onUpload}>
        {getInterfaceText('picture.upload', language)}
      </Button>
    </div>
  );
}

/** A text or number that has no translations. */
export function Input({
  id,
  label,
  value,
  required,
  registry,
  onChange,
  options,
}: BaseInputTemplateProps) {
  const path = use(PathContext);
  const context = getContext(registry);
  const name = path.findLast((part) => typeof part === 'string') ?? '';
  const names = context.pictures[name];
  const sharedProps = {
    id,
    label,
    value: value === undefined || value === null ? '' : String(value),
    error: getErrorAt(context, path),
    required,
  };
  const change = (next: string) => onChange(next === '' && !required ? options.emptyValue : next);
  return names ? (
    <PictureInput
      {...sharedProps}
      names={names}
      language={context.language}
      onUpload={() => context.onUpload(path)}
      onValueChange={change}
    />
  ) : (
    <TextControl {...sharedProps} name={name} onChange={change} />
  );
}

/** The number of languages that are side by side. A button shows the others. */
const SIDE_BY_SIDE = 3;

const isStandingIn = (code: string): boolean => isLanguage(code) && hasStandIn(code);

/**
 * Returns a localized text with one language changed. Omits an empty text for which another language is the fallback.
 */
function changeText(writtenText: object, language: Language, text: string): object {
  const { [language]: _old, ...otherTexts } = writtenText as Readonly<Record<string, unknown>>;
  const next =
    text === '' && hasStandIn(language)
      ? otherTexts
      : { ...mapLanguages(() => ''), ...writtenText, [language]: text };
  const shownEntries = Object.entries(next).filter(
    ([code, entryText]) => entryText !== '' || !isStandingIn(code),
  );
  return Object.fromEntries(shownEntries);
}

/** A text in every language, side by side. */
export function LocalizedTextField({
  fieldPathId,
  formData,
  schema,
  name,
  required,
  registry,
  onChange,
}: FieldProps) {
  const context = getContext(registry);
  const { path, $id } = fieldPathId;
  const writtenText: object = typeof formData === 'object' && formData !== null ? formData : {};
  const own = getErrorAt(context, path);
  const control = (language: Language) => {
    const text: unknown = (writtenText as Partial<Record<Language, unknown>>)[language];
    return (
      <TextControl
        key={language}
        id={`${$id}_${language}`}
        label={nameLanguage(language, context.language)}
        name={name}
        lang={language}
        value={typeof text === 'string' ? text : ''}
        error={
          getErrorAt(context, [...path, language]) ??
          (language === DEFAULT_LANGUAGE ? own : undefined)
        }
        required={required && !hasStandIn(language)}
        onChange={(changedText) => {
          const next = changeText(writtenText, language, changedText);
          const empty = Object.values(next).every((translation) => translation === '');
          onChange(empty && !required ? undefined : next, path);
        }}
      />
    );
  };
  const otherLanguages = LANGUAGES.slice(SIDE_BY_SIDE);
  return (
    <fieldset className="localized-text">
      <legend>{schema.title ?? name}</legend>
      {LANGUAGES.slice(0, SIDE_BY_SIDE).map(control)}
      {otherLanguages.length > 0 && (
        <details>
          <summary>
            {otherLanguages.map((language) => nameLanguage(language, context.language)).join(', ')}
          </summary>
          {otherLanguages.map(control)}
        </details>
      )}
    </fieldset>
  );
}

/** One of several values. */
export function Choice({
  id,
  label,
  value,
  required,
  registry,
  onChange,
  options,
  schema,
}: WidgetProps) {
  const context = getContext(registry);
  const path = use(PathContext);
  const entries = options.enumOptions ?? [];
  const property = path.findLast((part) => typeof part === 'string') ?? '';
  const getLabel = (key: string) =>
    context.labels[property]?.[key] ?? getValueName(schema, key, context.language);
  const isForm = schema.type === 'number' && schema.default === 0;
  return (
    <Select
      id={id}
      label={isForm ? getInterfaceText('choice', context.language) : label}
      options={entries.map((entry, index) => ({
        value: String(index),
        label: isForm ? entry.label : getLabel(String(entry.value)),
      }))}
      placeholder={required || isForm ? undefined : getInterfaceText('none', context.language)}
      error={isForm ? undefined : getErrorAt(context, path)}
      required={Boolean(required)}
      value={String(entries.findIndex((entry) => entry.value === value))}
      onValueChange={(chosenIndex) =>
        onChange(entries[Number(chosenIndex || -1)]?.value as unknown)
      }
    />
  );
}

/** A checkbox. A property that can only be `true` is omitted if it is not checked. */
export function YesOrNo({ id, label, value, required, registry, onChange }: WidgetProps) {
  const path = use(PathContext);
  return (
    <Checkbox
      id={id}
      label={label}
      error={getErrorAt(getContext(registry), path)}
      checked={value === true}
      onCheckedChange={(checked) => onChange(checked || (required ? false : undefined))}
    />
  );
}
