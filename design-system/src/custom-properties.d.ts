import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A custom property, by which an element tells its stylesheet of a figure. */
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
