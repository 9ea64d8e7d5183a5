import type { FormParts } from '../SiteForm.tsx';

interface HiddenFieldProps {
  readonly parts: FormParts;
  /** The field of the contract. */
  readonly name: string;
  readonly value: string;
}

/** A hidden value of a form: the action, or the reservation. */
export function HiddenField({ parts, name, value }: HiddenFieldProps) {
  const { id: _id, error: _error, ...registered } = parts.box(name);
  return <input type="hidden" {...registered} defaultValue={value} />;
}
