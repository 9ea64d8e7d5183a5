import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { ErrorText, Hint } from './field-texts.ts';

/** The value of a field: `value` controls it, `defaultValue` is its initial value. */
export interface FieldValue {
  /** Called with the new value as it is entered. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Props shared by all form fields. */
export interface FieldTexts {
  /** Label of the field, always visible above the control. */
  label: ReactNode;
  /** Purpose of the field or how to complete it; shown with an error, too. */
  hint?: ReactNode;
  /** The error and how to correct it, in a sentence. */
  error?: string | undefined;
  /** Whether the field must be completed; marked with a word and announced. Not required by default. */
  required?: boolean | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-inline-size: var(--size-form);
  text-wrap: pretty;
`;

const Label = styled.label`
  color: var(--color-text-heading);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
`;

const Required = styled.span`
  color: var(--color-text-accent);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-medium);
`;

interface Registry {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly register: (id: string) => () => void;
}

const FieldContext = createContext<Registry | undefined>(undefined);

/** Id of a description, registered with the field while it is mounted. */
function useRegistered(suffix: string): string {
  const field = use(FieldContext);
  const id = `${field?.id}-${suffix}`;
  const register = field?.register;
  useLayoutEffect(() => register?.(id), [register, id]);
  return id;
}

function FieldHint({ children }: { children: ReactNode }) {
  return <Hint id={useRegistered('hint')}>{children}</Hint>;
}

function FieldError({ children }: { children: ReactNode }) {
  const message = useMessage();
  return (
    <ErrorText id={useRegistered('error')}>
      {message('field.error')} <span>{children}</span>
    </ErrorText>
  );
}

/** Marks a required field in words, not only with an asterisk. */
export function RequiredMark({ required }: { required: boolean }) {
  const message = useMessage();
  return required && <Required> {message('field.required')}</Required>;
}

/** Props of `Field`; other attributes are those of `div`. */
export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** The control's `id`, which the label and the error summary reference. */
  id?: string | undefined;
  /** The control, such as an `input` with the props of `useControl`. */
  children: ReactNode;
}

/** Label, hint, error and control, in this order, with the ids that connect them. */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  // Effects do not run on the server: the initial ids follow from the props.
  const [ids, setIds] = useState<readonly string[]>(() => [
    ...(hint ? [`${id}-hint`] : []),
    ...(error ? [`${id}-error`] : []),
  ]);
  const register = useCallback((mounted: string) => {
    setIds((before) => (before.includes(mounted) ? before : [...before, mounted]));
    return () => setIds((before) => before.filter((candidate) => candidate !== mounted));
  }, []);
  const registry = useMemo(
    () => ({
      id,
      describedBy: ids.length > 0 ? ids.join(' ') : undefined,
      invalid: Boolean(error),
      required,
      register,
    }),
    [id, ids, error, required, register],
  );
  return (
    <FieldContext value={registry}>
      <Root {...rest}>
        <Label htmlFor={id} id={`${id}-label`}>
          {label}
          <RequiredMark required={required} />
        </Label>
        {hint && <FieldHint>{hint}</FieldHint>}
        {error && <FieldError>{error}</FieldError>}
        {children}
      </Root>
    </FieldContext>
  );
}

type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ControlProps<Element> extends FieldValue {
  'aria-describedby'?: string | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
}

/** Returns the props of a native control, with those that connect it to its `Field`. Throws outside of a `Field`. */
export function useControl<Props extends object, Element extends NativeControl>({
  'aria-describedby': describedBy,
  onValueChange,
  onChange,
  ...rest
}: Props & ControlProps<Element>) {
  const field = use(FieldContext);
  if (!field) throw new Error('useControl needs a Field.');
  return {
    ...rest,
    onChange(event: ChangeEvent<Element>) {
      onChange?.(event);
      onValueChange?.(event.currentTarget.value);
    },
    id: field.id,
    'aria-describedby': [describedBy, field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  } as const;
}
