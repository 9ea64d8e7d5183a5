import { useEffect, useState, type ReactNode } from 'react';

import { loadScript } from './load-script.ts';

interface ExternalScriptProps {
  /** Address of the script; its origin must be in the server's ALLOWED_SCRIPT_ORIGINS. */
  readonly src: string;
  /** Rendered after the script has loaded. */
  readonly children: ReactNode;
  /** Shown until the script has loaded. */
  readonly pending?: ReactNode;
  /** Shown if the script cannot be loaded. */
  readonly failed?: ReactNode;
}

/** Loads a script once, asynchronously, and renders its content after it has loaded. */
export function ExternalScript({
  src,
  children,
  pending = null,
  failed = null,
}: ExternalScriptProps) {
  const [state, setState] = useState<{ src: string; outcome: 'loaded' | 'failed' }>();

  useEffect(() => {
    let current = true;
    const settle = (outcome: 'loaded' | 'failed') => {
      if (current) setState({ src, outcome });
    };
    loadScript(src).then(
      () => settle('loaded'),
      () => settle('failed'),
    );
    return () => {
      current = false;
    };
  }, [src]);

  if (state?.src !== src) return pending;
  return state.outcome === 'loaded' ? children : failed;
}
