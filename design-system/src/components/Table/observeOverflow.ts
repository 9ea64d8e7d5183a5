/**
 * Reports whether an element's content is wider than the element, now and after each resize. Returns a function that
 * stops observing.
 */
export function observeOverflow(
  element: HTMLElement,
  onChange: (overflows: boolean) => void,
): () => void {
  const observer = new ResizeObserver(() => onChange(element.scrollWidth > element.clientWidth));
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => observer.disconnect();
}
