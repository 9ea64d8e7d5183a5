/** Tells whether an element's content is wider than the element, now and whenever either changes. */
export function watchOverflow(
  element: HTMLElement,
  tell: (overflows: boolean) => void,
): () => void {
  const observer = new ResizeObserver(() => tell(element.scrollWidth > element.clientWidth));
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => observer.disconnect();
}
