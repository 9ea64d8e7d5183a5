import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../components/Button/index.ts';
import { Grid } from '../../components/Layout/index.ts';
import { choiceChip } from '../../styles/choice-chip.ts';

/** Props of `ComparisonForm`; other attributes are those of `form`. */
export interface ComparisonFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'name'
> {
  /** URL of the page that compares; the browser appends the checked values. */
  action: string;
  /** Name of the query parameter. */
  name: string;
  /** Items that can be compared, by kind; each option is a checkbox. */
  groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }[];
  /** The checked values: those of the URL. */
  value: readonly string[];
  /** Words on the button: "Compare". */
  submitLabel: string;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  justify-items: start;

  @media print {
    display: none;
  }
`;

const Groups = styled(Grid)`
  && {
    inline-size: 100%;
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 var(--space-3);
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-bold);
  }
`;

/* Not `Checkbox`: hint and error are not needed, and pages without a form do not load its code. */
const Choice = styled.label`
  ${choiceChip}
  gap: var(--space-3);
  background: var(--color-surface);
  color: var(--color-text-heading);
  line-height: var(--font-leading-snug);

  & > input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  &:has(:checked) {
    font-weight: var(--font-weight-semibold);
  }
`;

/** A plain GET form to choose the items to compare. */
export function ComparisonForm({ name, groups, value, submitLabel, ...rest }: ComparisonFormProps) {
  return (
    // The key resets the checkboxes when the URL changes, also by Back.
    <Form key={value.join()} {...rest}>
      <Groups>
        {groups.map(({ id, label, options }) => (
          <li key={id}>
            <Group>
              <legend>{label}</legend>
              {options.map((option) => (
                <Choice key={option.value}>
                  <input
                    type="checkbox"
                    name={name}
                    value={option.value}
                    defaultChecked={value.includes(option.value)}
                  />
                  {option.label}
                </Choice>
              ))}
            </Group>
          </li>
        ))}
      </Groups>
      <Button type="submit">{submitLabel}</Button>
    </Form>
  );
}
