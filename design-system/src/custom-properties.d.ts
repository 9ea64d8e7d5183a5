import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties in `style`. */
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
