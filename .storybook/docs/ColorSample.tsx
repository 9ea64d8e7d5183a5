/** A color as a small square before its name or value. */
export const ColorSample = ({ color }: { readonly color: string }) => (
  <span
    aria-hidden
    style={{
      display: 'inline-block',
      inlineSize: '1em',
      blockSize: '1em',
      marginInlineEnd: '0.5em',
      border: '1px solid',
      background: color,
      verticalAlign: 'middle',
    }}
  />
);
