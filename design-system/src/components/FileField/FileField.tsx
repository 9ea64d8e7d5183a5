import { Paperclip, X } from 'lucide';
import {
  type ComponentPropsWithRef,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { useMessage } from '../../messages/index.ts';
import { iconButton } from '../../styles/icon-button.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { formatFileSize } from './file-size.ts';

/** Props of `FileField`; other attributes are those of `input`. */
export interface FileFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {
  /** Returns the problem with the selected file, in a sentence. */
  validate?: (file: File) => string | undefined;
  /** Called with the selected file, or `undefined` after it was removed. */
  onValueChange?: ((file: File | undefined) => void) | undefined;
}

const DropZone = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: var(--stroke-hairline) dashed var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface);

  &[data-over] {
    border-color: var(--color-action-primary);
    background: var(--color-surface-selected);
  }

  &[data-invalid] {
    border: var(--stroke-detail) solid var(--color-line-error);
  }

  & input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-block: 0.25rem;
    font-size: var(--font-size-label);
  }

  & input::file-selector-button {
    min-block-size: 2.25rem;
    margin-inline-end: var(--space-4);
    padding: 0 var(--space-4);
    border: var(--stroke-hairline) solid var(--color-action-secondary-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-text-heading);
    font: inherit;
    font-weight: var(--font-weight-semibold);
    cursor: pointer;
  }
`;

const SelectedFile = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  font-size: var(--font-size-small);

  & > svg,
  & > button {
    ${iconButton}
  }

  & > button:hover {
    background: var(--color-action-secondary-hover);
  }
`;

function Control(props: ComponentPropsWithRef<'input'>) {
  const { 'aria-required': _, ...control } = useControl(props);
  return <input {...control} type="file" />;
}

/** A single file. The native input remains in the form; a file can also be dropped on the field. */
export function FileField({
  label,
  hint,
  error,
  required = false,
  id,
  validate,
  onValueChange,
  onChange,
  ...rest
}: FileFieldProps) {
  const message = useMessage();
  const hydrated = useHydrated();
  const zone = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File>();
  const [validationError, setValidationError] = useState<string>();
  const [dragOver, setDragOver] = useState(false);

  const select = (selected: File | undefined) => {
    setFile(selected);
    setValidationError(selected && validate?.(selected));
    onValueChange?.(selected);
  };
  const selectEarly = useEffectEvent(() => {
    const early = zone.current?.querySelector('input')?.files?.[0];
    if (early) select(early);
  });
  // A file that was chosen before hydration.
  useEffect(() => selectEarly(), []);
  /** Changes the input and dispatches a native change event, so that React and the form library see it. */
  const change = (apply: (input: HTMLInputElement) => void) => {
    const input = zone.current?.querySelector('input');
    if (!input) return;
    apply(input);
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.focus();
  };
  const remove = () =>
    change((input) => {
      input.value = '';
    });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    const [first] = event.dataTransfer.files;
    if (!first || rest.disabled) return;
    // Several files would all be submitted.
    const single = new DataTransfer();
    single.items.add(first);
    change((input) => {
      input.files = single.files;
    });
  };

  const errorText = validationError ?? error;
  return (
    <Field id={id} label={label} hint={hint} error={errorText} required={required}>
      <DropZone
        ref={zone}
        data-over={dragOver || undefined}
        data-invalid={errorText ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(!rest.disabled);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        <Control
          {...rest}
          onChange={(event) => {
            select(event.currentTarget.files?.[0]);
            onChange?.(event);
          }}
        />
        {hydrated && file && (
          <SelectedFile>
            <Icon icon={Paperclip} />
            <span>{`${file.name} (${formatFileSize(file.size)})`}</span>
            <button
              type="button"
              onClick={remove}
              aria-label={message('file.remove', { name: file.name })}
            >
              <Icon icon={X} />
            </button>
          </SelectedFile>
        )}
      </DropZone>
      <VisuallyHidden role="status">
        {file &&
          `${message('file.added', { name: file.name, size: formatFileSize(file.size) })} ${validationError ?? ''}`}
      </VisuallyHidden>
    </Field>
  );
}
