import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tokenHash } from '../members/secrets.ts';
import { afterThisTest } from '../testing/cleanup.ts';
import { openDownloads, REQUEST } from '../testing/downloadFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, addTestGroup, letInto, only, sessionOf } from '../testing/testServer.ts';

const DAY_MS = 86_400_000;

/** The enrollment permission that a script carries. */
function tokenIn(script: string): string {
  return /'([\w-]{43})'/.exec(script)?.[1] ?? '';
}

function enrolment(enrolment_token: string) {
  const guid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  return { enrolment_token, guid, host_name: 'web-01', dev_os_id: 2, dev_ver: '1', simulated: false };
}

describe('an installer', () => {
  it('is made with the token of a 1STEP login, and carries a right to enrol of its own [C-INSTALLER-15] [C-INSTALLER-17]', async () => {
    const { testServer, app, company, make, rights } = await openDownloads();
    const signedIn = await login(testServer, 'mia');
    expect(signedIn).toMatchObject({ step1: 'success' });
    const session = signedIn.token ?? '';
    const { status, name, content } = await make({}, session);
    expect([status, name]).toEqual([200, 'remote-console-agent-20261102.sh']);
    expect(content).not.toContain(session);
    const token = tokenIn(content);
    expect(await rights()).toMatchObject([
      { token_hash: tokenHash(token), company_fk: company.companyId, device_group_fk: company.defaultGroupId },
    ]);
    await succeed(app, 'enrolAgent', { body: enrolment(token) });
  });

  it('opens nothing any more when its last day is over in the zone of its maker', async () => {
    const { testServer, app, make, rights } = await openDownloads();
    const token = tokenIn((await make()).content);
    // The day ends in Seoul, nine hours before it does in UTC.
    expect((await rights())[0]?.expires_at).toBe(Date.parse('2026-11-02T15:00:00Z'));
    testServer.clock.now = Date.parse('2026-11-02T15:00:00Z');
    expect(await refuse(app, 'enrolAgent', { body: enrolment(token) })).toEqual({
      status: 401,
      error: 'enrolment_expired',
    });
    testServer.clock.now -= 1;
    await succeed(app, 'enrolAgent', { body: enrolment(token) });
  });

  it('enrols as many new devices as its maker says, 100 by default', async () => {
    const { app, make, refused, rights } = await openDownloads();
    await make();
    const token = tokenIn((await make({ deviceLimit: 1 })).content);
    expect((await rights()).map(({ device_limit }) => device_limit)).toEqual([100, 1]);
    await succeed(app, 'enrolAgent', { body: enrolment(token) });
    const another = { ...enrolment(token), guid: '6f9619ff-8b86-4d01-b42d-00cf4fc964fe' };
    expect(await refuse(app, 'enrolAgent', { body: another })).toEqual({ status: 401, error: 'enrolment_used_up' });
    for (const deviceLimit of [0, 10_001, 1.5]) {
      expect(await refused({ deviceLimit })).toEqual({ status: 400, error: 'invalid_data', field: 'deviceLimit' });
    }
  });

  it('is refused, and gives no right, while a rule is broken', async () => {
    const { refused, rights } = await openDownloads({ 'AutoSetup.exe': 'MZ' });
    const manual = { proxyType: 'manual', proxyServer: '10.0.0.1', proxyPort: '8080' };
    const broken: [string, object][] = [
      ['expireDate', { expireDate: '2026-11-01' }],
      ['expireDate', { expireDate: '' }],
      ['expireDate', { expireDate: '2026-02-30' }],
      ['terms', { terms: false }],
      ['installType', { installType: 'other' }],
      ['proxyServer', { ...manual, proxyServer: 'localhost' }],
      ['proxyServer', { ...manual, proxyServer: "a.b';rm" }],
      ['proxyPort', { ...manual, proxyPort: '65536' }],
      ['proxyPassword', { ...manual, proxyId: 'p' }],
      ['proxyId', { ...manual, proxyPassword: 'p' }],
      ['origin', { origin: "https://a'$(x)" }],
      ['origin', { origin: 'javascript:x' }],
      ['origin', { origin: 'https://1.2.3.400', format: 'exe' }],
      ['origin', { origin: 'https://console.example:70000' }],
      ['proxyServer', { ...manual, format: 'exe', proxyServer: `${'a'.repeat(60)}.${'b'.repeat(60)}.example` }],
    ];
    for (const [field, body] of broken) {
      expect({ body, ...(await refused(body)) }).toEqual({ body, status: 400, error: 'invalid_data', field });
    }
    expect(await rights()).toEqual([]);
  });

  it('of the auto-setup program is that program under a name that says where to go', async () => {
    const { make, rights } = await openDownloads({ 'AutoSetup.exe': 'MZ-setup' });
    const proxy = { proxyType: 'manual', proxyServer: '10.0.0.1', proxyPort: '8080', proxyId: 'i', proxyPassword: 'p' };
    const { status, name, content } = await make({ format: 'exe', installType: 'auto-login', ...proxy });
    expect([status, content]).toEqual([200, 'MZ-setup']);
    const parts = Buffer.from(name.replace(/\.exe$/, ''), 'base64url')
      .toString()
      .split(',');
    const token = parts[3] ?? '';
    expect(parts).toEqual(['on', 'console.example', '443', token, '20261102', '10.0.0.1', '8080', 'i', 'p']);
    expect(await rights()).toMatchObject([{ token_hash: tokenHash(token) }]);
  });

  it('of a program that is not there is answered with file_download_error, and gives no right', async () => {
    const { refused, rights } = await openDownloads();
    expect(await refused({ format: 'exe' })).toEqual({ status: 404, error: 'file_download_error' });
    expect(await rights()).toEqual([]);
  });

  it('puts devices into a group that its maker may open, and into no other', async () => {
    const { testServer, app, company, make, rights } = await openDownloads();
    const [seoul, busan] = [
      await addTestGroup(testServer, company, 'Seoul'),
      await addTestGroup(testServer, company, 'Busan'),
    ];
    const userId = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, userId, seoul);
    const user = await sessionOf(testServer, userId);
    const other = await addCompany(testServer, 'Beta');
    await make({ device_group_fk: seoul }, user);
    expect((await rights()).map(({ device_group_fk }) => device_group_fk)).toEqual([seoul]);
    const refused = (device_group_fk: number) =>
      refuse(app, 'createInstaller', { token: user, body: { ...REQUEST, device_group_fk } });
    expect(await refused(busan)).toEqual({ status: 403, error: 'no_group_access' });
    expect(await refused(other.defaultGroupId)).toEqual({ status: 404, error: 'not_found' });
    expect(await rights()).toHaveLength(1);
  });

  it('that a sub-manager made enrols a device that the manager sees [C-PERM-22]', async () => {
    const { testServer, app, token, company, make } = await openDownloads();
    const sub = await addPerson(testServer, company.companyId, 'sub', { member_type_id: 6 });
    const seoul = await addTestGroup(testServer, company, 'Seoul');
    await letInto(testServer, sub, seoul);
    const theirs = await sessionOf(testServer, sub);
    for (const [guid, body] of [
      ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', {}],
      ['6f9619ff-8b86-4d01-b42d-00cf4fc964fe', { device_group_fk: seoul }],
    ] as const) {
      const { content } = await make(body, theirs);
      await succeed(app, 'enrolAgent', { body: { ...enrolment(tokenIn(content)), guid } });
    }
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(2);
  });

  it('as a shell script hands server, token and proxy to the installer of the server', async () => {
    const { make } = await openDownloads();
    const proxy = {
      proxyType: 'manual',
      proxyServer: 'proxy.example',
      proxyPort: '8080',
      proxyId: "i'd",
      proxyPassword: 'p@ss',
    };
    const { content } = await make(proxy);
    const home = await mkdtemp(join(tmpdir(), 'home-'));
    afterThisTest(() => rm(home, { recursive: true, force: true }));
    // The installer is replaced by a script that reports how it was called, with which proxy.
    const installer =
      'printf "%s\\n" "$@" "$REMOTE_CONSOLE_ENROLMENT_TOKEN" "$HTTPS_PROXY" "$NODE_USE_ENV_PROXY" > "$HOME/called"';
    const program = `#!/bin/sh\nprintf '%s\\n' "$@" > "$HOME/fetched"\nprintf '%s\\n' '${installer}'\n`;
    await writeFile(join(home, 'curl'), program, { mode: 0o755 });
    await writeFile(join(home, 'install.sh'), content);
    const environment = { HOME: home, PATH: `${home}:${process.env['PATH'] ?? ''}` };
    await promisify(execFile)('sh', [join(home, 'install.sh')], { env: environment });
    expect(await readFile(join(home, 'fetched'), 'utf8')).toBe('-fsSL\nhttps://console.example/download/install.sh\n');
    expect((await readFile(join(home, 'called'), 'utf8')).trim().split('\n')).toEqual([
      '--server',
      'https://console.example',
      '--foreground',
      tokenIn(content),
      'http://i%27d:p%40ss@proxy.example:8080',
      '1',
    ]);
  });

  it('is made for whatever a proxy’s ID and password are', async () => {
    const { make } = await openDownloads();
    const proxy = { proxyType: 'manual', proxyServer: '10.0.0.1', proxyPort: '80' };
    for (const text of ['\ud800', "'; rm -rf ~; '", '$(x)`x`\n', '한글']) {
      const { status, content } = await make({ ...proxy, proxyId: text, proxyPassword: text });
      expect(status).toBe(200);
      expect(content).toMatch(/^export HTTPS_PROXY='http:\/\/[\w.%:@!~*()-]+' HTTP_PROXY='[^'\n]+' https_proxy=/m);
    }
  });

  it('as a PowerShell script has the same in it', async () => {
    const { make, rights } = await openDownloads();
    const { name, content } = await make({ format: 'ps1', installType: 'auto-login', proxyType: 'auto' });
    expect(name).toBe('remote-console-agent-20261102.ps1');
    expect(content).toContain("$server = 'https://console.example'");
    expect(content).toContain("$env:NODE_USE_ENV_PROXY = '1'");
    expect(content).toContain('"$server/download/install.ps1"');
    expect(content).not.toContain('-Foreground');
    expect(await rights()).toMatchObject([{ token_hash: tokenHash(tokenIn(content)) }]);
  });
});

describe('the right of an installer', () => {
  it('is given out twenty times a minute by one person, and no more', async () => {
    const { testServer, make, refused, rights } = await openDownloads();
    for (let time = 0; time < 20; time += 1) expect((await make()).status).toBe(200);
    expect(await refused({})).toEqual({ status: 429, error: 'too_many_requests' });
    expect(await rights()).toHaveLength(20);
    testServer.clock.now += 60_000;
    expect((await make()).status).toBe(200);
  });

  it('lasts to the end of the day that was chosen, however far', async () => {
    const { make, rights } = await openDownloads();
    await make({ expireDate: '2027-11-02' });
    expect(only(await rights()).expires_at).toBe(Date.parse('2026-11-02T15:00:00Z') + 365 * DAY_MS);
  });
});
