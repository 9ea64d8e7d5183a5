import type { IncomingMessage, ServerResponse } from 'node:http';

import { sendRepresentation, type Representation } from '../http/representation.ts';
import { getPageForVisitor } from './color-scheme.ts';

type Headers = readonly string[];

/** Redirects a request. `extras` are headers of this response, names and values in turn. */
export type Redirect = (
  response: ServerResponse,
  status: 302 | 303 | 308,
  location: string,
  extras?: Headers,
) => void;

/** Returns the function that redirects. `security` are the headers of every response. */
export const createRedirect =
  (security: Readonly<Record<string, string>>): Redirect =>
  (response, status, location, extras = []) => {
    const headers = Object.entries({ ...security, Location: location, 'Content-Length': '0' });
    response.writeHead(status, [...headers.flat(), ...extras]).end();
  };

/** Sends a page in the color scheme that the visitor has chosen. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Representation,
  extras: Headers = [],
): Promise<void> | void {
  const adaptedPage = getPageForVisitor(page, request);
  return adaptedPage instanceof Promise
    ? adaptedPage.then((preparedPage) =>
        sendRepresentation(request, response, preparedPage, extras),
      )
    : sendRepresentation(request, response, adaptedPage, extras);
}
