import { Check, Circle, Eye, EyeOff } from 'lucide';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { useMessage } from '../../messages/index.ts';
import { control } from '../Field/control.ts';
import { Field, type FieldTexts, type FieldValue, useControl } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** One requirement, which is checked while the password is typed. */
export interface PasswordRule {
  /** The requirement: "At least 8 characters". */
  label: ReactNode;
  /** Returns whether a password meets it. */
  test: (password: string) => boolean;
}

/** Props of `PasswordField`; other attributes are those of `input`. */
export interface PasswordFieldProps
  extends FieldTexts, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {
  /** Requirements of a new password; each is marked when met. */
  rules?: readonly PasswordRule[] | undefined;
}

const InputWrapper = styled.div`
  position: relative;

  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: var(--size-control);
    border: 0;
    border-radius: var(--radius-small);
    background: transparent;
    color: var(--color-text);
  }
`;

const Input = styled.input`
  ${control}

  &[data-masked] {
    -webkit-text-security: disc;
  }

  &:not(:last-child) {
    padding-inline-end: calc(var(--size-control) + var(--space-1));
  }
`;

const Rules = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    align-items: center;
    line-height: var(--font-leading-snug);
  }

  & > li[data-met] {
    color: var(--color-text-success);
    font-weight: var(--font-weight-semibold);
  }

  & svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

const NO_RULES: readonly PasswordRule[] = [];

/** Results of the rules as a string, so that React skips renders in which nothing changes. */
const evaluateRules = (rules: readonly PasswordRule[], password: string): string =>
  rules.map(({ test }) => (test(password) ? '1' : '0')).join('');

interface ControlProps extends FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  isShown: boolean;
}

function Control({ isShown, ...props }: ControlProps) {
  return (
    <Input
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...useControl(props)}
      // Browsers treat a field of type password as a login: Chromium stores the value of the field before it even if
      // saving is declined. A masked text field avoids it; the attributes tell password managers to ignore it.
      type="text"
      data-masked={isShown ? undefined : ''}
      autoComplete="off"
      data-1p-ignore=""
      data-bwignore=""
      data-lpignore="true"
      data-form-type="other"
    />
  );
}

/**
 * A masked input with requirements that are marked as they are met, for a password that browsers and password managers
 * should not store. The value can be shown and pasted; the component stores only which rules are met.
 */
export function PasswordField({
  label,
  hint,
  error,
  required = false,
  id,
  rules = NO_RULES,
  onInput,
  ...rest
}: PasswordFieldProps) {
  const message = useMessage();
  const hydrated = useHydrated();
  const rulesId = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [ownResults, setOwnResults] = useState('');
  const met = typeof rest.value === 'string' ? evaluateRules(rules, rest.value) : ownResults;

  const isMet = (index: number) => met[index] === '1';
  const count = [...met].filter((mark) => mark === '1').length;

  // Counts input from before hydration.
  useEffect(
    () => setOwnResults(evaluateRules(rules, wrapper.current?.querySelector('input')?.value ?? '')),
    [rules],
  );

  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <InputWrapper ref={wrapper}>
        <Control
          {...rest}
          isShown={isShown}
          aria-describedby={
            [rest['aria-describedby'], rules.length > 0 && rulesId].filter(Boolean).join(' ') ||
            undefined
          }
          onInput={(event) => {
            setOwnResults(evaluateRules(rules, event.currentTarget.value));
            onInput?.(event);
          }}
        />
        {hydrated && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={message('password.show')}
            onClick={() => setShown(!isShown)}
          >
            <Icon icon={isShown ? EyeOff : Eye} />
          </button>
        )}
      </InputWrapper>
      {rules.length > 0 && (
        <>
          <Rules id={rulesId}>
            {rules.map((rule, index) => (
              // The rules of a field do not change places.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} data-met={isMet(index) ? '' : undefined}>
                <Icon icon={isMet(index) ? Check : Circle} />
                <span>
                  {rule.label}
                  {isMet(index) && <VisuallyHidden> {message('password.met')}</VisuallyHidden>}
                </span>
              </li>
            ))}
          </Rules>
          <VisuallyHidden role="status">
            {count > 0 && message('password.count', { met: count, count: rules.length })}
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
}
