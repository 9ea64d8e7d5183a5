const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The attributes by which an element is known again in another document, the most specific first. */
const MARKS = ['id', 'name', 'rel', 'href'] as const;

/**
 * What takes over the focus in new content: the same control, the one that leads on or back as the focused one did, the
 * one that leads to the same address, or the one at the same place in the order.
 */
export function findCounterpart(focused: Element, content: ParentNode): HTMLElement | null {
  for (const mark of MARKS) {
    const value = focused.getAttribute(mark);
    const found =
      value &&
      content.querySelector<HTMLElement>(`${focused.localName}[${mark}="${CSS.escape(value)}"]`);
    if (found) return found;
  }
  const own = focused.closest('main, [id]');
  const index = own ? [...own.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1;
  return content.querySelectorAll<HTMLElement>(FOCUSABLE)[index] ?? null;
}

/** The fields that somebody changed since another page was asked for. */
const changedFields = new Set<EventTarget | null>();

/** Notes which fields change. */
export function listenToFields(): void {
  const note = ({ target }: Event) => changedFields.add(target);
  document.addEventListener('input', note, { capture: true, passive: true });
}

/** Called when a page is asked for: what was typed before that belongs to the page that is left. */
export const forgetFields = (): void => changedFields.clear();

/** Copies what was typed while a page was on its way into the fields of the same name in its content. */
export function keepFields(selector: string, content: ParentNode): void {
  const current = document.querySelector(selector);
  for (const field of current?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
    const copy =
      changedFields.has(field) &&
      content.querySelector<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`);
    if (copy) copy.value = field.value;
  }
}
