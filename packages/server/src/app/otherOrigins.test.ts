import { API_BASE } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { openManager } from '../testing/managerFixture.ts';

const PORTAL = 'https://portal.example';
const ALLOWED = { ALLOWED_ORIGINS: `${PORTAL}, http://127.0.0.1:3000` };

async function openPortal(origin: string, environment: Record<string, string> = ALLOWED) {
  const { app, token } = await openManager(environment);
  const preflight = await app.request(`${API_BASE}/devices`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'token,accept-language',
    },
  });
  const call = await app.request(`${API_BASE}/devices`, { headers: { origin, token } });
  return { preflight: preflight.headers, call };
}

describe('a page of another origin', () => {
  it('may call when its origin is named, with the headers that a client sends', async () => {
    const { preflight, call } = await openPortal(PORTAL);
    expect(preflight.get('access-control-allow-origin')).toBe(PORTAL);
    expect(preflight.get('access-control-allow-headers')).toBe('token,accept-language');
    expect(call.status).toBe(200);
    expect(call.headers.get('access-control-allow-origin')).toBe(PORTAL);
    expect(call.headers.get('access-control-expose-headers')).toBe('content-disposition,etag,retry-after');
  });

  it.each([
    ['another origin', 'https://evil.example', ALLOWED],
    ['an origin that begins alike', `${PORTAL}.evil.example`, ALLOWED],
    ['any origin of a server without the setting', PORTAL, {}],
  ])('reads nothing from %s', async (_case, origin, environment) => {
    const { preflight, call } = await openPortal(origin, environment);
    expect(preflight.get('access-control-allow-origin')).toBeNull();
    expect(call.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is never sent cookies along', async () => {
    const { preflight, call } = await openPortal(PORTAL);
    expect(preflight.get('access-control-allow-credentials')).toBeNull();
    expect(call.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
