type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** Returns whether a click or key press has a modifier: on a link it means a new tab, a new window or a download. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

interface Click extends Modifiers {
  readonly button: number;
  readonly defaultPrevented: boolean;
}

/**
 * Returns whether a click, of React or of the browser, follows the link in the current window: the primary button,
 * without modifier, and not handled yet.
 */
export const isPlainClick = (event: Click): boolean =>
  event.button === 0 && !event.defaultPrevented && !hasModifier(event);
