/** A change of one line that somebody may make by mistake. `npm run bench -- visual` makes each of them in a copy. */
export interface UnintendedChange {
  readonly what: string;
  /** By its path from the root. */
  readonly file: string;
  /** Stands once in the file, and is replaced. */
  readonly from: string;
  readonly to: string;
}

const component = (name: string): string => `design-system/src/components/${name}/${name}.tsx`;

/** What the review of pictures has to notice. */
export const UNINTENDED_CHANGES: readonly UnintendedChange[] = [
  {
    what: 'one pixel of padding',
    file: component('Button'),
    from: 'padding: var(--space-2) var(--space-6);',
    to: 'padding: var(--space-2) calc(var(--space-6) + 1px);',
  },
  {
    what: 'a weight',
    file: component('Heading'),
    from: 'font-weight: var(--font-weight-semibold);',
    to: 'font-weight: var(--font-weight-medium);',
  },
  {
    what: 'a radius',
    file: component('Notice'),
    from: 'border-radius: var(--radius-small);',
    to: 'border-radius: var(--radius-medium);',
  },
  {
    what: 'an icon',
    file: component('MobileSheet'),
    from: '<Icon icon={ChevronDown} />',
    to: '<Icon icon={X} />',
  },
  {
    what: 'a lost focus ring',
    file: component('Card'),
    from: 'outline: 3px solid var(--color-focus);',
    to: 'outline: none;',
  },
  {
    what: 'a line height',
    file: component('Text'),
    from: 'line-height: var(--font-leading-snug);',
    to: 'line-height: var(--font-leading-heading);',
  },
  {
    what: 'a longer Korean text',
    file: 'content/pages/faq.json',
    from: '"ko": "더 궁금하신 점이 있으면"',
    to: '"ko": "더 궁금하신 점이 있으시면 언제든지 인사팀으로 편하게 문의해 주시기 바랍니다"',
  },
  {
    what: 'a line of a drawing',
    file: 'drawings/scenes/chamber.ts',
    from: 'const T = 11;',
    to: 'const T = 9;',
  },
  {
    what: 'a lost hover',
    file: component('Button'),
    from: "&[data-variant='primary']:hover {\n    background: var(--color-action-primary-hover);",
    to: "&[data-variant='primary']:hover {\n    background: var(--color-action-primary);",
  },
  {
    what: 'a wrong stacking order',
    file: component('VariantTable'),
    from: 'inset-inline-start: 0;\n    z-index: 1;',
    to: 'inset-inline-start: 0;\n    z-index: 0;',
  },
  {
    what: 'a changed animation',
    file: component('Skeleton'),
    from: 'var(--motion-duration-quick) linear var(--motion-duration-delay) forwards',
    to: 'var(--motion-duration-normal) linear var(--motion-duration-delay) forwards',
  },
  {
    what: 'a step of a color',
    file: 'tokens/src/modes/light/color.json',
    from: '"link-hover": { "$value": "{palette.blue.800}" }',
    to: '"link-hover": { "$value": "{palette.blue.700}" }',
  },
];
