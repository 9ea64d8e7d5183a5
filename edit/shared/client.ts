/**
 * Creates the functions that send requests to the server of a page on this machine.
 *
 * @param lostConnection the failure if the server does not respond; a refusal is the body of its response
 */
export function createClient<Failure extends { readonly code: string }>(lostConnection: Failure) {
  /** Thrown if the server refuses a request or does not respond. */
  class RefusedError extends Error {
    readonly failure: Failure;

    constructor(failure = lostConnection) {
      super(failure.code);
      this.failure = failure;
    }
  }

  async function request<Answer>(address: string, init?: RequestInit): Promise<Answer> {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(address, init);
      body = await response.json();
    } catch {
      // The server does not respond, or ended during its response.
      throw new RefusedError();
    }
    if (response.ok) return body as Answer;
    throw new RefusedError(
      typeof body === 'object' && body && 'code' in body ? (body as Failure) : lostConnection,
    );
  }

  const send = <Answer>(method: string, address: string, body: unknown): Promise<Answer> =>
    request(address, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  return { RefusedError, request, send };
}
