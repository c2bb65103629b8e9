import { getResponse, type HttpHandler } from 'msw';

/**
 * A `fetch` that handlers answer, for a client in a test that has no browser.
 *
 * @throws for a request that none of them is for.
 */
export function fetchFrom(handlers: readonly HttpHandler[]): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await getResponse([...handlers], request, { baseUrl: new URL(request.url).origin });
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
    return response;
  };
}
