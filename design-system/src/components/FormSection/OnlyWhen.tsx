import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

interface Condition {
  /** `name` of a radio group or checkbox in the same form. */
  field: string;
  /** Values for which the fields are shown; omit it for a checkbox. */
  is?: string | readonly string[] | undefined;
  /** Inverts the condition. */
  not?: boolean | undefined;
}

/** Props of `OnlyWhen`; other attributes are those of `div`. */
export type OnlyWhenProps = Condition & Omit<ComponentPropsWithRef<'div'>, 'is'>;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/* CSS only. A browser without `:has()` shows all fields, and the server ignores those that do not apply. */
const ConditionalFields = styled(Fields)<{ $hiddenIn: string }>`
  ${({ $hiddenIn }) => $hiddenIn} & {
    display: none;
  }
`;

/** Fields shown for certain choices only; their values are preserved while hidden. */
export function OnlyWhen({ field, is = [], not = false, ...rest }: OnlyWhenProps) {
  const values = [is].flat().map((value) => `[value=${JSON.stringify(value)}]`);
  const choice = `[name=${JSON.stringify(field)}]${values.length > 0 ? `:is(${values.join()})` : ''}`;
  const chosen = `:has(${choice}:checked)`;
  return <ConditionalFields $hiddenIn={`form${not ? chosen : `:not(${chosen})`}`} {...rest} />;
}
