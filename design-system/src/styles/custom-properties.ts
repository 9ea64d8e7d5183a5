export interface CustomProperties {
  /** Must not be set by other rules: it is not known which rule would win. */
  $properties: Readonly<Record<`--${string}`, string | number | undefined>>;
}

/** A rule with the values of an element: unlike style attributes it needs no entry in a content security policy. */
export const getCustomProperties = ({ $properties }: CustomProperties) => $properties;
