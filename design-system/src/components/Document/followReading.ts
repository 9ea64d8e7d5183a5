/** The strip of the window in which an article counts as being read; a jump to one ends just above it. */
const STRIP = '-160px 0px -70% 0px';

/**
 * Marks the article that is being read in the contents, and keeps the mark in sight. Looks at nothing
 * but the markup, so it also serves a document that React does not own.
 */
export function followReading(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector<HTMLElement>('nav > [popover]');
  const place = root.querySelector('nav [data-part="place"]');
  if (!list || !place) return;
  const links = new Map([...list.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const sections = [...links.keys()]
    .flatMap((id) => document.getElementById(id) ?? [])
    // A chapter counts where none of its articles does.
    .toSorted((a, b) => Number('chapter' in a.dataset) - Number('chapter' in b.dataset));
  const read = new Set<Element>();
  let current: HTMLAnchorElement | undefined;

  const mark = () => {
    const section = sections.find((one) => read.has(one));
    const link = section && links.get(section.id);
    if (!link || link === current) return;
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    current = link;
    place.textContent = link.textContent;
    const { top, bottom } = link.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    // The list alone: scrollIntoView would also move the page.
    if (top < frame.top || bottom > frame.bottom)
      list.scrollTop += top - frame.top - list.clientHeight / 2;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) read.add(target);
        else read.delete(target);
      mark();
    },
    { rootMargin: STRIP },
  );
  for (const section of sections) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());

  // On phones the list covers the text that a link of it leads to.
  list.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a') && list.matches(':popover-open'))
        list.hidePopover();
    },
    { signal },
  );
}
