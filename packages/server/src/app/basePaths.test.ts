import { describe, expect, it } from 'vitest';
import { standsAt } from '../http/contractDocument.ts';
import { succeed } from '../testing/exchange.ts';
import { openManager } from '../testing/managerFixture.ts';
import { sheetOf } from '../testing/spreadsheet.ts';
import { addCompany, addPerson, openTestServer, sessionOf } from '../testing/testServer.ts';

describe('the calls', () => {
  it('are below /lmm/api/v1.0/ [A-API-01] [C-API-01]', async () => {
    const { app } = await openTestServer();
    const answer = await app.request('http://console.test/lmm/api/v1.0/users/0');
    expect([answer.status, await answer.json()]).toEqual([401, { status: 401, error: 'login_required' }]);
    for (const path of ['/lmm/api/v2.0/users/0', '/lmm/users/0', '/lmm/api/v1.0/nothing']) {
      const response = await app.request(`http://console.test${path}`);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  it('of the viewer, of pictures and of files are at bases of their own, and only there [A-API-02]', async () => {
    const { app } = await openTestServer();
    const answerTo = async (path: string, method = 'GET') => {
      const response = await app.request(`http://console.test${path}`, { method });
      const type = response.headers.get('content-type') ?? '';
      return [path, response.status, type.startsWith('application/json')];
    };
    expect(await answerTo('/launcher/api/v1.0/version')).toEqual(['/launcher/api/v1.0/version', 200, true]);
    expect(await answerTo('/upload', 'POST')).toEqual(['/upload', 401, true]);
    expect(await answerTo('/live_view/7')).toEqual(['/live_view/7', 401, true]);
    const image = `/images/${'a'.repeat(43)}.png`;
    for (const path of [image, '/download/ManualLauncher.exe', '/launcher/version', '/qr_code/7', '/live_view']) {
      expect(await answerTo(path)).toEqual([path, 404, true]);
    }
    for (const path of ['/version', image, '/live_view/7']) {
      expect(await answerTo(`/lmm/api/v1.0${path}`)).toEqual([`/lmm/api/v1.0${path}`, 404, true]);
    }
  });

  it('read the token from the header of that name and from no other; before login it is empty [A-API-04] [B-API-06] [C-API-03]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'ada@alpha.example'));
    expect(standsAt('#/components/securitySchemes/token')).toMatchObject({ in: 'header', name: 'token' });
    const statusWith = async (headers: Record<string, string>) =>
      (await testServer.app.request('http://console.test/lmm/api/v1.0/users/0', { headers })).status;
    expect(await statusWith({ token })).toBe(200);
    expect(await statusWith({ token: '' })).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${token}`, cookie: `token=${token}` })).toBe(401);
    const body = JSON.stringify({ type: '1STEP', mail: 'nobody', pw: 'x' });
    const login = { method: 'POST', body, headers: { token: '' } };
    expect((await testServer.app.request('http://console.test/lmm/api/v1.0/access', login)).status).toBe(200);
  });

  it('are answered in the language that the header Accept-Language names [A-LANG-09] [B-API-07] [C-LANG-06]', async () => {
    const { testServer, app, token } = await openManager();
    const { companyId } = await addCompany(testServer, 'Operator');
    const operator = await addPerson(testServer, companyId, 'op', { member_type_id: 9 });
    const texts = {
      ko: { title: '점검 안내', content: '<p>ko</p>' },
      en: { title: 'Maintenance', content: '<p>en</p>' },
      ja: { title: 'メンテナンス', content: '<p>ja</p>' },
    };
    const body = { notice_date: '2026-12-01T00:00:00.000Z', texts };
    await succeed(app, 'createNotice', { token: await sessionOf(testServer, operator), body });
    for (const [language, column] of [
      ['ko', '장치'],
      ['en', 'Device'],
      ['ja', 'デバイス'],
    ] as const) {
      const { objects: notices } = await succeed(app, 'listNotices', { headers: { 'accept-language': language } });
      expect(notices.map(({ notice_title }) => notice_title)).toEqual([texts[language].title]);
      const [[first] = []] = await sheetOf(app, token, { export_id: 'deviceTable' }, language);
      expect(first).toBe(column);
    }
  });
});
