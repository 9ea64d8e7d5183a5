import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { hasModifier } from '../../plain-click.ts';

/** Hover delay before a panel opens, in milliseconds. */
const OPEN_AFTER = 80;
/**
 * Hover delay before another panel replaces an open one: longer, so that a diagonal movement into the open
 * panel does not switch.
 */
const SWITCH_AFTER = 180;
/** Delay before a panel closes after the pointer has left. */
const CLOSE_AFTER = 280;

const isOpen = (panel: Element | null): boolean => panel?.matches(':popover-open') ?? false;
const getPanel = (group: Element): HTMLElement | null => group.querySelector('[popover]');
const subscribeToToggle = (onChange: () => void) => {
  // Toggle events do not bubble: listen in the capture phase.
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
};
const getTrigger = (group: Element): HTMLElement | null => group.querySelector('[popovertarget]');

interface Panels {
  readonly show: (panel: HTMLElement, by: 'hover' | 'request') => void;
  readonly hide: (panel: HTMLElement | null) => void;
  readonly schedule: (milliseconds: number, act: () => void) => void;
  readonly cancel: () => void;
  readonly isAnyOpen: () => boolean;
  /** A panel opened by hover, which closes when the pointer leaves; one opened by click or key does not. */
  readonly hovered: RefObject<HTMLElement | undefined>;
}

/** Handlers of a group: the pointer over it, the focus that leaves it, Escape, and a click on one of its links. */
const useGroupProps = ({ show, hide, schedule, cancel, isAnyOpen, hovered }: Panels) => ({
  onPointerEnter: (event: PointerEvent<HTMLElement>) => {
    const panel = getPanel(event.currentTarget);
    if (event.pointerType !== 'mouse' || !panel) return;
    if (isOpen(panel)) cancel();
    else schedule(isAnyOpen() ? SWITCH_AFTER : OPEN_AFTER, () => show(panel, 'hover'));
  },
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    const panel = getPanel(event.currentTarget);
    const movesDown = event.movementY > 0 && isAnyOpen() && !isOpen(panel);
    if (event.pointerType !== 'mouse' || !panel || !movesDown) return;
    schedule(SWITCH_AFTER, () => show(panel, 'hover'));
  },
  onPointerLeave: (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    schedule(CLOSE_AFTER, () => hide(hovered.current ?? null));
  },
  onBlur: (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.contains(next)) hide(getPanel(event.currentTarget));
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const panel = getPanel(event.currentTarget);
    if (event.key !== 'Escape' || !isOpen(panel)) return;
    event.preventDefault();
    hide(panel);
    getTrigger(event.currentTarget)?.focus();
  },
  onClick: (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    const panel = getPanel(event.currentTarget);
    if (!link || hasModifier(event)) return;
    // The picture of the link may move to the next page.
    if (link.querySelector('img')) schedule(CLOSE_AFTER, () => hide(panel));
    else hide(panel);
  },
});

/** Handlers of a trigger: focus by keyboard, clicks, and arrow keys. */
const useTriggerProps = ({ show, cancel, hovered }: Panels) => ({
  onFocus: (event: FocusEvent<HTMLElement>) => {
    const group = event.currentTarget.parentElement;
    const from = event.relatedTarget;
    // Focus that returns from the group's own panel (Escape) or from another window does not open it.
    if (!group || !from || group.contains(from)) return;
    const panel = getPanel(group);
    if (panel && event.currentTarget.matches(':focus-visible')) show(panel, 'request');
  },
  onClick: (event: MouseEvent<HTMLElement>) => {
    cancel();
    const panel = event.currentTarget.parentElement && getPanel(event.currentTarget.parentElement);
    // The pointer has just opened it by hover: the first click keeps it open, the next closes it.
    if (panel && panel === hovered.current && isOpen(panel) && event.detail > 0) {
      event.preventDefault();
    }
    hovered.current = undefined;
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const group = event.currentTarget.parentElement;
    if (!group || hasModifier(event)) return;
    if (event.key === 'ArrowDown') {
      const panel = getPanel(group);
      if (panel) show(panel, 'request');
      panel?.querySelector('a')?.focus();
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const next =
        event.key === 'ArrowRight' ? group.nextElementSibling : group.previousElementSibling;
      next?.querySelector<HTMLElement>('button, a')?.focus();
    } else return;
    event.preventDefault();
  },
});

/**
 * Adds to native popovers: hover delays, opening on keyboard focus, Escape that returns the focus, and arrow keys
 * between triggers.
 *
 * The document contains the state (`:popover-open`); `openId`, the id of the open panel, mirrors it for
 * `aria-expanded`. Attach `list` to the list, `groupProps` to each group and `triggerProps` to each trigger. Until
 * `hydrated`, the stylesheet opens panels on hover.
 */
export function useMenuPanels() {
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const openId = useSyncExternalStore(
    subscribeToToggle,
    () => list.current?.querySelector(':popover-open')?.id,
    () => undefined,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<HTMLElement>(undefined);

  const schedule = (milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  };
  const cancel = () => clearTimeout(timer.current);

  const show = (panel: HTMLElement, by: 'hover' | 'request') => {
    hovered.current = by === 'hover' ? panel : undefined;
    if (!isOpen(panel)) panel.showPopover();
  };
  const hide = (panel: HTMLElement | null) => {
    cancel();
    if (isOpen(panel)) panel?.hidePopover();
  };

  // The stylesheet may display a panel on hover at the time of hydration: keep it open.
  useLayoutEffect(() => {
    const hoveredPanel = list.current?.querySelector<HTMLElement>(':scope > :hover > [popover]');
    if (hoveredPanel && matchMedia('(hover: hover)').matches) show(hoveredPanel, 'hover');
    return cancel;
  }, []);

  const isAnyOpen = () => list.current?.querySelector(':popover-open') != null;
  const panels: Panels = { show, hide, schedule, cancel, isAnyOpen, hovered };

  return {
    hydrated,
    openId,
    list,
    groupProps: useGroupProps(panels),
    triggerProps: useTriggerProps(panels),
  };
}
