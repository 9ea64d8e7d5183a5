import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

interface Condition {
  /** `name` of a radio group or checkbox in the same form. */
  field: string;
  /** Values for which the fields are shown; omit it for a checkbox. */
  is?: string | readonly string[];
  /** Inverts the condition. */
  not?: boolean;
}

export type OnlyWhenProps = Condition & Omit<ComponentPropsWithRef<'div'>, 'is'>;

const chosen = ({ $field, $is = [] }: { $field: string; $is?: Condition['is'] }): string => {
  const values = [$is].flat().map((value) => `[value="${value}"]`);
  return `:has([name="${$field}"]${values.length > 0 ? `:is(${values.join(',')})` : ''}:checked)`;
};

/* Pure CSS. A browser without `:has()` shows all fields, and the server ignores those that do not apply. */
const Root = styled.div<{ $field: string; $is?: Condition['is']; $not: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  @supports selector(:has(*)) {
    form${(props) => (props.$not ? chosen(props) : `:not(${chosen(props)})`)} & {
      display: none;
    }
  }
`;

/** Fields shown for certain choices only; their values are preserved while hidden. */
export function OnlyWhen({ field, is, not = false, ...rest }: OnlyWhenProps) {
  return <Root $field={field} {...(is !== undefined && { $is: is })} $not={not} {...rest} />;
}
