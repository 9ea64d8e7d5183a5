import { setLeavePolicy } from '../../shared/leave-policy.ts';

const loading = new Map<string, Promise<void>>();

/** Under Trusted Types this module alone sets the address of a script; `script-src` names the origins. */
const trusted = globalThis.window?.trustedTypes?.createPolicy('external-scripts', {
  createScriptURL: (address) => address,
});

const findScript = (src: string): HTMLScriptElement | undefined =>
  [...document.scripts].find((script) => script.src === src);

/**
 * Loads an external script once: asynchronously, and not at all if the page already has it.
 * From then on the document belongs to that script too: links lead to documents of their own.
 * Rejects where it cannot be loaded, the security policy included (see ALLOWED_SCRIPT_ORIGINS).
 */
export function loadScript(address: string): Promise<void> {
  const src = new URL(address, document.baseURI).href;
  const known = loading.get(src);
  if (known) return known;
  if (findScript(src)) return Promise.resolve();

  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    // DOM types know no trusted address yet.
    script.src = (trusted?.createScriptURL(src) ?? src) as string;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // Forgotten, so that a later attempt tries again.
      loading.delete(src);
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    });
    setLeavePolicy('reload');
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}
