import { SegmentedChoice } from '@site/design-system';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, side by side. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <SegmentedChoice
      label={label}
      value={value}
      options={options.map(([optionValue, name]) => ({ value: optionValue, label: name }))}
      onValueChange={(next) => {
        const chosenOption = options.find(([optionValue]) => optionValue === next);
        if (chosenOption) onChange(chosenOption[0]);
      }}
    />
  );
}
