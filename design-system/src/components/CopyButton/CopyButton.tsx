import { Check, Copy, Link } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { useMessage } from '../../messages/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of `CopyButton`; other attributes are those of `span`. */
export interface CopyButtonProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'onCopy'
> {
  /** Written to the clipboard. */
  text: string;
  /**
   * Name of the text, added to "Copy" in the accessible name: several copy buttons on a page need distinct
   * names.
   */
  of?: string | undefined;
  /** Kind of text: an address is named as a link to `of`, because it is not visible next to the button. */
  kind?: 'text' | 'link' | undefined;
  /** Look of the button, as for `Button`; `secondary` by default. */
  variant?: ButtonProps['variant'] | undefined;
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  /* It needs a script, so it is hidden until hydration, and not displayed if scripting is off. */
  &[data-unhydrated] {
    visibility: hidden;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/*
 * Both labels share one grid cell, so the width does not change with the label. A narrow container sets
 * `--copy-label: none` to show the icon only.
 */
const Labels = styled.span`
  display: var(--copy-label, grid);
  justify-items: start;
  white-space: nowrap;

  & > * {
    grid-area: 1 / 1;
  }

  & > [data-inactive] {
    visibility: hidden;
  }
`;

const Status = styled.span`
  flex-basis: 100%;
  max-inline-size: var(--size-form);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);

  &:not([data-shown]) {
    position: absolute;
  }
`;

const Field = styled.input`
  flex-basis: 100%;
  inline-size: 100%;
  max-inline-size: var(--size-form);
  min-block-size: var(--size-control);
  padding-inline: var(--space-4);
  border: var(--stroke-hairline) solid var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface);
`;

const KINDS = {
  text: { icon: Copy, label: 'copy.copy', named: 'copy.named' },
  link: { icon: Link, label: 'copy.link', named: 'copy.linkNamed' },
} as const;

/** The time for which "Copied" is shown, in milliseconds. */
const FEEDBACK_DURATION = 4000;

/**
 * Copies a text to the clipboard and announces it. Without clipboard access, shows the text selected for
 * manual copying.
 */
export function CopyButton({
  text,
  of,
  kind = 'text',
  variant = 'quiet',
  ...rest
}: CopyButtonProps) {
  const message = useMessage();
  const { icon, label, named } = KINDS[kind];
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  // `time` distinguishes repeated copies, so that each is announced.
  const [result, setResult] = useState<{ outcome: 'copied' | 'manual'; time: number }>();
  const copied = result?.outcome === 'copied';
  const manual = result?.outcome === 'manual';

  useEffect(() => {
    if (result?.outcome === 'manual') {
      // Not every browser focuses selected text, and only a focused field can be copied.
      field.current?.focus();
      field.current?.select();
    }
    if (result?.outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setResult(undefined), FEEDBACK_DURATION);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    const time = Date.now();
    try {
      await navigator.clipboard.writeText(text);
      setResult({ outcome: 'copied', time });
    } catch {
      // No clipboard in insecure contexts, or permission denied.
      setResult({ outcome: 'manual', time });
    }
  };

  return (
    <Root data-unhydrated={!hydrated || undefined} {...rest}>
      <Button
        variant={variant}
        size="small"
        icon={<Icon icon={copied ? Check : icon} />}
        aria-label={copied ? message('copy.done') : message(of ? named : label, { of: of ?? '' })}
        onClick={() => void copy()}
      >
        <Labels>
          <span data-inactive={copied || undefined}>{message(label)}</span>
          <span data-inactive={!copied || undefined}>{message('copy.done')}</span>
        </Labels>
      </Button>
      {manual && <Field ref={field} readOnly value={text} aria-label={message('copy.text')} />}
      <Status role="status" data-shown={manual || undefined}>
        {manual
          ? message('copy.manual')
          : copied && <VisuallyHidden key={result.time}>{message('copy.done')}</VisuallyHidden>}
      </Status>
    </Root>
  );
}
