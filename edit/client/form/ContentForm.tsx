// The files are imported separately: the index of the package also imports a validator that it does not install.
import Form from '@rjsf/core/lib/components/Form.js';
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { FileProblem } from '../../api.ts';
import { getKey, withValueAt, type Path } from '../values.ts';
import { LocalizedTextField, Choice, Input, YesOrNo } from './controls.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import type { FormContext } from './form-context.ts';
import { isTextSchema, getNamedSchema } from './schema.ts';
import {
  FieldTemplate,
  ItemTemplate,
  ListTemplate,
  ObjectTemplate,
  OptionalPart,
  UnionTemplate,
} from './templates.tsx';
import { validator } from './validator.ts';

const { ObjectField: DefaultObjectField } = getDefaultRegistry().fields;

function ObjectField(props: FieldProps) {
  if (isTextSchema(props.schema)) return <LocalizedTextField {...props} />;
  if (!DefaultObjectField) return undefined;
  const isFocus = props.name === 'focus' && props.formData !== undefined;
  return (
    <>
      {isFocus && <FocusPicker {...props} />}
      <DefaultObjectField {...props} />
    </>
  );
}

const FIELDS = { ObjectField };
const WIDGETS = { SelectWidget: Choice, CheckboxWidget: YesOrNo };
const TEMPLATES = {
  BaseInputTemplate: Input,
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: UnionTemplate,
  OptionalDataControlsTemplate: OptionalPart,
};
const UI_SCHEMA = {
  'ui:submitButtonOptions': { norender: true },
  'ui:globalOptions': {
    enableOptionalDataFieldForType: ['object', 'array'] as ('object' | 'array')[],
  },
};
/** The form adds no default values. */
const DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

export interface ContentFormProps {
  readonly schema: RJSFSchema;
  readonly value: unknown;
  /** Their paths start at the value. */
  readonly problems: readonly Pick<FileProblem, 'path' | 'text'>[];
  readonly revealed: { readonly path: Path } | undefined;
  readonly pictures: FormContext['pictures'];
  readonly labels: FormContext['labels'];
  /** The photograph that the form describes, below the root. */
  readonly photograph?: string | undefined;
  readonly language: InterfaceLanguage;
  readonly onReveal: (path: Path) => void;
  /** Asks for a picture for the property at a path. */
  readonly onUpload: (path: Path) => void;
  readonly onChange: (value: unknown) => void;
}

/** A form for a value, generated from its JSON Schema. */
export function ContentForm({
  schema,
  value,
  problems,
  revealed,
  pictures,
  labels,
  photograph,
  language,
  onReveal,
  onUpload,
  onChange,
}: ContentFormProps) {
  const namedSchema = useMemo(() => getNamedSchema(schema, language), [schema, language]);
  const byPath = useMemo(() => {
    const map = new Map<string, string[]>();
    for (const { path, text } of problems)
      map.set(getKey(path), [...(map.get(getKey(path)) ?? []), text[language]]);
    return map;
  }, [problems, language]);
  const context: FormContext = {
    language,
    value,
    problems: byPath,
    revealed,
    pictures,
    labels,
    photograph,
    reveal: onReveal,
    onUpload,
    change: (path, next) => onChange(withValueAt(value, path, next)),
  };
  return (
    <Form
      tagName="div"
      className="content-form"
      schema={namedSchema}
      uiSchema={UI_SCHEMA}
      formData={value}
      formContext={context}
      validator={validator}
      fields={FIELDS}
      widgets={WIDGETS}
      templates={TEMPLATES}
      experimental_defaultFormStateBehavior={DEFAULTS}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => {
        // Parts that were opened and left empty are shown, and omitted from the draft.
        if (JSON.stringify(formData) !== JSON.stringify(value)) onChange(formData);
      }}
    />
  );
}
