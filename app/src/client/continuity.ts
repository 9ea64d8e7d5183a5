const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The attributes that identify an element in another document, the most specific first. */
const MARKS = ['id', 'name', 'rel', 'href'] as const;

/**
 * Finds the element that receives the focus when the content is replaced: the same control, a control with the same
 * direction (next or previous), a link to the same address, or the element at the same position.
 */
export function findCounterpart(
  focused: Element,
  current: ParentNode,
  content: ParentNode,
): HTMLElement | null {
  for (const mark of MARKS) {
    const value = focused.getAttribute(mark);
    const counterpart =
      value &&
      content.querySelector<HTMLElement>(`${focused.localName}[${mark}="${CSS.escape(value)}"]`);
    if (counterpart) return counterpart;
  }
  const index = [...current.querySelectorAll(FOCUSABLE)].indexOf(focused);
  return content.querySelectorAll<HTMLElement>(FOCUSABLE)[index] ?? null;
}

/** The fields that have changed since another page was requested. */
const changedFields = new Set<EventTarget | null>();

/** Records which fields change. */
export function listenToFields(): void {
  const note = ({ target }: Event) => changedFields.add(target);
  document.addEventListener('input', note, { capture: true, passive: true });
}

/** Forgets changed fields when another page is requested: earlier changes belong to the page that is left. */
export const forgetFields = (): void => changedFields.clear();

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

/** Copies values and checked states into the fields with the same names in other content. */
export function keepFields(selector: string, content: ParentNode): void {
  const current = document.querySelector(selector);
  for (const field of current?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
    if (!changedFields.has(field)) continue;
    const name = `[name="${CSS.escape(field.name)}"]`;
    const value = isBox(field) ? `[value="${CSS.escape(field.value)}"]` : '';
    const copy = content.querySelector<HTMLInputElement>(name + value);
    if (!copy) continue;
    if (isBox(field)) copy.checked = field.checked;
    // A script may not set a file; the island of the form keeps it.
    else if (field.type !== 'file') copy.value = field.value;
    changedFields.add(copy);
  }
}
