import { Check, Copy } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { useMessage } from '../../messages/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface CopyButtonProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'onCopy'
> {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, heard after "Copy": several of these on a page need names of their own. */
  of?: string | undefined;
  variant?: ButtonProps['variant'];
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  /* It needs a script: its place is kept until it can work, and not where it never will. */
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

/* Both words lie on one place, which is as wide as the longer: nothing moves when they change. */
const Words = styled.span`
  display: grid;
  justify-items: start;
  white-space: nowrap;

  & > * {
    grid-area: 1 / 1;
  }

  & > [data-aside] {
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

/** Long enough to be read without haste. */
const SHOWN_FOR = 4000;

/**
 * Puts a text on the clipboard and says so. Where the browser does not allow it, the text appears
 * selected, to be copied by hand.
 */
export function CopyButton({ text, of, variant = 'quiet', ...rest }: CopyButtonProps) {
  const message = useMessage();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  // With its time, so that copying once more is announced once more.
  const [last, setLast] = useState<{ outcome: 'copied' | 'by hand'; time: number }>();
  const copied = last?.outcome === 'copied';
  const byHand = last?.outcome === 'by hand';

  useEffect(() => {
    if (last?.outcome === 'by hand') field.current?.select();
    if (last?.outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setLast(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [last]);

  const copy = async () => {
    const time = Date.now();
    try {
      await navigator.clipboard.writeText(text);
      setLast({ outcome: 'copied', time });
    } catch {
      // There is no clipboard outside of secure connections, and a visitor may have forbidden it.
      setLast({ outcome: 'by hand', time });
    }
  };

  return (
    <Root data-unhydrated={!hydrated || undefined} {...rest}>
      <Button
        variant={variant}
        size="small"
        icon={<Icon icon={copied ? Check : Copy} />}
        aria-label={
          copied ? message('copy.done') : message(of ? 'copy.named' : 'copy.copy', { of: of ?? '' })
        }
        onClick={() => void copy()}
      >
        <Words>
          <span data-aside={copied || undefined}>{message('copy.copy')}</span>
          <span data-aside={!copied || undefined}>{message('copy.done')}</span>
        </Words>
      </Button>
      {byHand && <Field ref={field} readOnly value={text} aria-label={message('copy.text')} />}
      <Status role="status" data-shown={byHand || undefined}>
        {byHand && message('copy.byHand')}
        {copied && <VisuallyHidden key={last?.time}>{message('copy.done')}</VisuallyHidden>}
      </Status>
    </Root>
  );
}
