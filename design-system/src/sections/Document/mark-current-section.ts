/** The part of the window in which a section counts as current; an anchor scrolls to just above it. */
const ROOT_MARGIN = '-160px 0px -70% 0px';

/** Marks the current section in the table of contents of a `Document` and keeps the mark visible. */
export function markCurrentSection(nav: HTMLElement, signal: AbortSignal): void {
  const list = nav.querySelector<HTMLElement>(':scope > [popover]');
  const label = nav.querySelector('[data-part="current"]');
  if (!list || !label) return;
  const links = new Map([...list.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const sections = [...links.keys()]
    .flatMap((id) => document.getElementById(id) ?? [])
    // Articles take precedence over the chapter that contains them.
    .toSorted((a, b) => Number('chapter' in a.dataset) - Number('chapter' in b.dataset));
  const initial = label.textContent;
  const visible = new Set<Element>();
  let current: HTMLAnchorElement | undefined;

  const update = () => {
    const section = sections.find((candidate) => visible.has(candidate));
    const link = section && links.get(section.id);
    if (!link) {
      // Above the first article no section is current; between two articles the last one stays marked.
      if (current && sections.every((candidate) => candidate.getBoundingClientRect().top > 0)) {
        current.removeAttribute('aria-current');
        current = undefined;
        label.textContent = initial;
        list.scrollTop = 0;
      }
      return;
    }
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    current = link;
    label.textContent = link.textContent;
    const { top, bottom } = link.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    // Scrolls the list only: scrollIntoView would scroll the page too.
    if (top < frame.top || bottom > frame.bottom)
      list.scrollTop += top - frame.top - list.clientHeight / 2;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      update();
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const section of sections) observer.observe(section);
  // A jump from below the last section to above the first one changes no intersection.
  document.addEventListener('scrollend', update, { signal });
  signal.addEventListener('abort', () => observer.disconnect());

  // On narrow screens the popover covers the section that a link leads to.
  list.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a') && list.matches(':popover-open'))
        list.hidePopover();
    },
    { signal },
  );
}
