import type { IncomingMessage, ServerResponse } from 'node:http';

import { sendRepresentation, type Representation } from '../http/representation.ts';
import { getPageForVisitor } from './color-scheme.ts';

type Headers = readonly string[];

/** Redirects a request. `more` are headers of this response, names and values in turn. */
export type Redirect = (
  response: ServerResponse,
  status: 302 | 303 | 308,
  location: string,
  more?: Headers,
) => void;

/** Returns the function that redirects. `security` are the headers of every response. */
export const createRedirect =
  (security: Readonly<Record<string, string>>): Redirect =>
  (response, status, location, more = []) => {
    const headers = Object.entries({ ...security, Location: location, 'Content-Length': '0' });
    response.writeHead(status, [...headers.flat(), ...more]).end();
  };

/** Sends a page in the color scheme that the visitor has chosen. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Representation,
  more: Headers = [],
): Promise<void> | void {
  const adaptedPage = getPageForVisitor(page, request);
  return adaptedPage instanceof Promise
    ? adaptedPage.then((preparedPage) => sendRepresentation(request, response, preparedPage, more))
    : sendRepresentation(request, response, adaptedPage, more);
}
