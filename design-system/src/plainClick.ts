import type { MouseEvent } from 'react';

/** Whether a click on a link asks for its page here: with a modifier it is a new tab, a new window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
