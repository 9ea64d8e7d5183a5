import { setLeavePolicy } from '../../shared/leave-policy.ts';

const loading = new Map<string, Promise<void>>();

/** Under Trusted Types only this module sets the address of a script; `script-src` names the origins. */
const trustedPolicy = globalThis.window?.trustedTypes?.createPolicy('external-scripts', {
  createScriptURL: (address) => address,
});

const findScript = (src: string): HTMLScriptElement | undefined =>
  [...document.scripts].find((script) => script.src === src);

/**
 * Loads an external script once: asynchronously, and not if the page already has it. Afterwards links load new
 * documents, because the external script also runs in this one. Rejects if the script cannot be loaded, for example
 * because of the security policy (see ALLOWED_SCRIPT_ORIGINS).
 */
export function loadScript(address: string): Promise<void> {
  const src = new URL(address, document.baseURI).href;
  const pendingScript = loading.get(src);
  if (pendingScript) return pendingScript;
  if (findScript(src)) return Promise.resolve();

  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    // The DOM types do not support trusted addresses yet.
    script.src = (trustedPolicy?.createScriptURL(src) ?? src) as string;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A later attempt tries again.
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
