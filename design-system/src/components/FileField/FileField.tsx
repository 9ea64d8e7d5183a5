import { Paperclip, Upload, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type DragEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { useAwake } from '../../hooks/useAwake.ts';
import { useMessage } from '../../messages/index.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Chosen, Drop, Remove } from './FileField.styles.ts';
import { fileSize, fileType } from './fileSize.ts';

export interface FileFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required' | 'multiple'> {
  /** What is wrong with a file that was just chosen, in a sentence. */
  validate?: (file: File) => string | undefined;
}

/** A file input has no `aria-required`: its field says so in words. */
function Control({ 'aria-describedby': own, ...rest }: ComponentPropsWithRef<'input'>) {
  const { 'aria-required': _, ...control } = useControl(own);
  return <input {...rest} type="file" {...control} />;
}

/** What a file is, in one line: "PDF, 120 KB". */
const factsOf = ({ name, size }: File): string =>
  [fileType(name), fileSize(size)].filter(Boolean).join(', ');

/**
 * One file. The input is the browser's own and stays in the form: without scripts it is all there
 * is; awake, it lies over words in the page's language, takes clicks, keys and drops, and the file
 * is judged as soon as it is chosen.
 */
export function FileField({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  validate,
  onChange,
  ref,
  ...rest
}: FileFieldProps) {
  const message = useMessage();
  const awake = useAwake();
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [removed, setRemoved] = useState<string>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    // It may have been chosen before the page woke up.
    setFile(input.current?.files?.[0]);
  }, []);

  const put = (files: FileList) => {
    if (!input.current) return;
    input.current.files = files;
    // Whoever listens to the input is told, as if the visitor had used its own button.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const remove = () => {
    setRemoved(file?.name);
    put(new DataTransfer().files);
    input.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped || rest.disabled) return;
    const one = new DataTransfer();
    one.items.add(dropped);
    put(one.files);
  };

  const wrong = (file && validate?.(file)) ?? error;
  return (
    <Field id={id} label={label} hint={hint} error={wrong} required={required}>
      <Drop
        data-awake={awake || undefined}
        data-over={over || undefined}
        data-invalid={wrong ? '' : undefined}
        data-disabled={rest.disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!rest.disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Control
          {...rest}
          aria-labelledby={awake ? `${id}-label ${id}-choose` : undefined}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0]);
            onChange?.(event);
          }}
        />
        {awake && (
          <span aria-hidden>
            <Icon as={Upload} />
            <strong id={`${id}-choose`}>
              {message(file ? 'file.chooseOther' : 'file.choose')}
            </strong>
            <span>{message('file.drop')}</span>
          </span>
        )}
      </Drop>
      {awake && file && (
        <Chosen>
          <Icon as={Paperclip} />
          <span>
            {file.name} <small>{factsOf(file)}</small>
          </span>
          <Remove
            type="button"
            onClick={remove}
            aria-label={message('file.remove', { name: file.name })}
          >
            <Icon as={X} />
          </Remove>
        </Chosen>
      )}
      <VisuallyHidden role="status">
        {file
          ? [message('file.added', { name: file.name, facts: factsOf(file) }), wrong].join(' ')
          : removed && message('file.removed', { name: removed })}
      </VisuallyHidden>
    </Field>
  );
}
