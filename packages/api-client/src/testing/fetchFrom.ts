import { getResponse, type HttpHandler } from 'msw';

/**
 * A `fetch` answered by handlers, for a client in a test without a browser.
 *
 * @throws for a request that no handler matches.
 */
export function fetchFrom(handlers: readonly HttpHandler[]): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await getResponse([...handlers], request, { baseUrl: new URL(request.url).origin });
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
    return response;
  };
}
