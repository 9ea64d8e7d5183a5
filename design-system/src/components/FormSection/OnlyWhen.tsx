import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

interface Condition {
  /** The name of a radio group or box of the same form. */
  field: string;
  /** The choices with which the fields are shown; left out for a box, which is ticked or not. */
  is?: string | readonly string[];
  /** The other way round: then they are hidden. */
  not?: boolean;
}

export type OnlyWhenProps = Condition & Omit<ComponentPropsWithRef<'div'>, 'is'>;

const chosen = ({ $field, $is = [] }: { $field: string; $is?: Condition['is'] }): string => {
  const values = [$is].flat().map((value) => `[value="${value}"]`);
  return `:has([name="${$field}"]${values.length > 0 ? `:is(${values.join(',')})` : ''}:checked)`;
};

/*
 * The browser knows what is chosen: no script has to. One that cannot look inside a form shows
 * everything, and the server drops what does not apply.
 */
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

/** Fields that apply with some choices only; what was typed into them stays while they are hidden. */
export function OnlyWhen({ field, is, not = false, ...rest }: OnlyWhenProps) {
  return <Root $field={field} {...(is !== undefined && { $is: is })} $not={not} {...rest} />;
}
