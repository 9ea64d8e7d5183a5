interface SearchInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** The search field of a docs page, which filters the page during typing. */
export const SearchInput = ({ label, hint, value, onValueChange }: SearchInputProps) => (
  <label style={{ display: 'block', marginBlock: '1.5rem' }}>
    <strong>{label}</strong>
    <br />
    {hint && <small style={{ display: 'block' }}>{hint}</small>}
    <input
      type="search"
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      style={{
        inlineSize: 'min(100%, 32rem)',
        minBlockSize: '2.75rem',
        marginBlockStart: '0.5rem',
        padding: '0 0.75rem',
        border: '1px solid var(--color-line-control)',
        borderRadius: '4px',
        background: 'var(--color-surface)',
        color: 'var(--color-text)',
        font: 'inherit',
      }}
    />
  </label>
);
