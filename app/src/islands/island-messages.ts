import { FORM_NAMES } from '@site/contract/renderer';

/**
 * The namespaces of messages that islands read besides `shell`, each a file of the client code. All others are read on the
 * server only.
 */
export const ISLAND_MESSAGES = ['form', 'problems', ...FORM_NAMES, 'words/search'] as const;

/** A namespace of messages that an island reads. */
export type IslandMessages = (typeof ISLAND_MESSAGES)[number];
