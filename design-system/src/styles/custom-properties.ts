export interface CustomProperties {
  /** Other rules must not set it, because the order of the rules is undefined. */
  $properties: Readonly<Record<`--${string}`, string | number | undefined>>;
}

/**
 * Returns a rule with the values of an element: unlike style attributes it needs no entry in a content security policy.
 */
export const getCustomProperties = ({ $properties }: CustomProperties) => $properties;
