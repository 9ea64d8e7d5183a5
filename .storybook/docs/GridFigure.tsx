/** The column of the page with its twelve columns and gutters, in a window of 1440 px. */
export const GridFigure = () => (
  <div
    aria-hidden
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      gap: '1.7%',
      paddingInline: '5.5%',
      blockSize: '10rem',
      border: '1px solid var(--color-line)',
      background: 'var(--color-surface-subtle)',
    }}
  >
    {Array.from({ length: 12 }, (_, index) => (
      <div key={index} style={{ background: 'var(--color-surface-selected)' }} />
    ))}
  </div>
);
