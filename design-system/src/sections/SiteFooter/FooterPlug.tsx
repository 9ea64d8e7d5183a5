import { styled } from 'styled-components';

/* Its middle is 64 px below the edge of the footer, where the line arrives. */
const Root = styled.svg`
  display: block;
  inline-size: 10.9375rem;
  block-size: 5.5rem;
  margin-block: 1.25rem var(--space-8);
  margin-inline-start: auto;

  @media not all and (min-width: 768px) {
    inline-size: 8.203rem;
    block-size: 4.125rem;
    margin-block: 1.9375rem var(--space-6);
  }
`;

/** The connector at which the line of the page ends: strain relief, body with latch, seal, shroud, two pins. */
export function FooterPlug() {
  return (
    <Root viewBox="1186 20 175 88" fill="none" stroke="currentColor" strokeWidth="6" aria-hidden>
      <path
        stroke="none"
        fill="currentColor"
        d="M1186 61h44v6h-44zM1190 58h5v12h-5zM1200 55h6v18h-6zM1211 52h6v24h-6zM1222 49h6v30h-6z"
      />
      <path
        fill="var(--color-line-inverse)"
        strokeLinejoin="round"
        d="M1233 46h8l10-10h40a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5h-40l-10-10h-8a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4z"
      />
      <path strokeWidth="4" strokeLinecap="round" d="M1259 53v22M1269 53v22M1279 53v22" />
      <path stroke="none" fill="currentColor" d="M1261 34v-7a4 4 0 0 1 4-4h23l9 11z" />
      <g stroke="none" fill="var(--color-area-hv)">
        <rect x="1301" y="40" width="7" height="48" rx="3.5" />
        <rect x="1310" y="44" width="6" height="40" rx="3" />
      </g>
      <path fill="var(--color-line-inverse)" strokeLinejoin="round" d="M1321 45h12v38h-12z" />
      <path
        stroke="none"
        fill="currentColor"
        d="M1338 50.5h17l6 4-6 4h-17zM1338 69.5h17l6 4-6 4h-17z"
      />
    </Root>
  );
}
