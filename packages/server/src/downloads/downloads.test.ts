import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { inEveryLanguage } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { afterThisTest } from '../testing/cleanup.ts';
import { openDownloads } from '../testing/downloadFixture.ts';
import { succeed } from '../testing/exchange.ts';

describe('the downloads', () => {
  it('are all named, with address and size only of what is there, and a version where one is noted', async () => {
    const files = { 'AgentSetup.exe': '12345', 'Agent.pkg': '1', 'versions.json': '{"AgentSetup.exe":"5.2.0","x":1}' };
    const { app, token } = await openDownloads(files);
    const { objects } = await succeed(app, 'listDownloads', { token });
    expect(objects.map(({ platform, items }) => [platform, items.map(({ kind }) => kind)])).toEqual([
      ['windows', ['agent', 'manager', 'auto_install', 'agent_manual', 'manager_manual', 'system_checker']],
      ['macos', ['agent']],
      ['android', ['agent', 'manager', 'manual']],
      ['ios', ['manager', 'manual']],
      ['others', ['web_manager_manual', 'proposal', 'brochure']],
    ]);
    const there = objects.flatMap(({ items }) => items).filter(({ address }) => address !== null);
    expect(there).toEqual([
      { kind: 'agent', file_name: 'AgentSetup.exe', address: '/download/AgentSetup.exe', version: '5.2.0', size: 5 },
      { kind: 'agent', file_name: 'Agent.pkg', address: '/download/Agent.pkg', version: null, size: 1 },
    ]);
  });

  it('are none where there is no folder, or a note that cannot be read', async () => {
    for (const files of [{}, { 'versions.json': '{' }, { 'versions.json': 'null' }]) {
      const { app, token, folder } = await openDownloads(files);
      if (Object.keys(files).length === 0) await rm(folder, { recursive: true });
      const { objects } = await succeed(app, 'listDownloads', { token });
      expect(
        objects.flatMap(({ items }) => items).every(({ address, size }) => address === null && size === null),
      ).toBe(true);
    }
  });
});

describe('the agents', () => {
  it('are named for every system, with size, version and digest of those that are there', async () => {
    const { app, token } = await openDownloads(
      { 'remote-console-agent-windows-x64.exe': 'operator' },
      {
        'remote-console-agent-linux-x64': 'built',
        'remote-console-agent-windows-x64.exe': 'built',
        'versions.json': '{"remote-console-agent-linux-x64":"0.1.0","remote-console-agent-windows-x64.exe":"0.1.0"}',
      },
    );
    const { agents } = await succeed(app, 'listDownloads', { token });
    const missing = { address: null, bytes: null, version: null, sha256: null };
    expect(agents).toEqual([
      {
        system: 'linux',
        architecture: 'x64',
        file: 'remote-console-agent-linux-x64',
        address: '/download/remote-console-agent-linux-x64',
        bytes: 5,
        version: '0.1.0',
        sha256: createHash('sha256').update('built').digest('hex'),
      },
      { system: 'linux', architecture: 'arm64', file: 'remote-console-agent-linux-arm64', ...missing },
      {
        system: 'windows',
        architecture: 'x64',
        file: 'remote-console-agent-windows-x64.exe',
        address: '/download/remote-console-agent-windows-x64.exe',
        bytes: 8,
        version: null,
        sha256: createHash('sha256').update('operator').digest('hex'),
      },
      { system: 'macos', architecture: 'x64', file: 'remote-console-agent-macos-x64', ...missing },
    ]);
  });

  it('have the digest of what is there now', async () => {
    const file = 'remote-console-agent-linux-x64';
    const { app, token, folder } = await openDownloads({ [file]: 'one' });
    const digest = async () => (await succeed(app, 'listDownloads', { token })).agents[0]?.sha256;
    const before = await digest();
    await writeFile(`${folder}/${file}`, 'another');
    expect(await digest()).not.toBe(before);
  });
});

describe('the release notes', () => {
  const release = (version: string, note = version) => ({
    version,
    date: '2026-11-25',
    notes: inEveryLanguage(() => [note]),
  });

  it('come from beside the agents, newest first, those of the operator before the built ones', async () => {
    const { app, token } = await openDownloads(
      { 'release-notes.json': JSON.stringify([release('0.9.0', 'operator')]) },
      { 'release-notes.json': JSON.stringify([release('0.9.0', 'built'), release('0.10.0'), release('0.8.0')]) },
    );
    const { releases } = await succeed(app, 'listDownloads', { token });
    expect(releases).toEqual([release('0.10.0'), release('0.9.0', 'operator'), release('0.8.0')]);
  });

  it('of an operator are shown in English, and in Korean without it, where a language has none', async () => {
    const written = [
      { ...release('0.9.0'), notes: { ko: ['하나'], en: ['one'] } },
      { ...release('0.8.0'), notes: { ko: ['둘'] } },
    ];
    const { app, token } = await openDownloads({ 'release-notes.json': JSON.stringify(written) });
    const { releases } = await succeed(app, 'listDownloads', { token });
    expect(releases.map(({ notes }) => [notes.ko, notes.en, notes.ja])).toEqual([
      [['하나'], ['one'], ['one']],
      [['둘'], ['둘'], ['둘']],
    ]);
  });

  it('are none where there are none, or where they cannot be read', async () => {
    for (const files of [{}, { 'release-notes.json': '[{"version":"0.1.0"}]' }]) {
      const { app, token } = await openDownloads(files);
      expect((await succeed(app, 'listDownloads', { token })).releases).toEqual([]);
    }
  });
});

describe('a file below /download', () => {
  it('is sent to be saved, whatever timestamp follows its name [B-REMOTE-14]', async () => {
    const { app } = await openDownloads({ 'ManualLauncher.exe': 'MZ-launcher' });
    for (const query of ['', '?t=1795219200000']) {
      const response = await app.request(`http://console.test/download/ManualLauncher.exe${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="ManualLauncher.exe"');
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-length')).toBe('11');
      expect(await response.text()).toBe('MZ-launcher');
    }
  });

  it('that is not there is answered 404 with file_download_error', async () => {
    const { app } = await openDownloads();
    const response = await app.request('http://console.test/download/ManualLauncher.exe?t=1');
    expect([response.status, await response.json()]).toEqual([404, { status: 404, error: 'file_download_error' }]);
  });

  it('is never one of another folder, nor a hidden one', async () => {
    const { app, folder } = await openDownloads({ '.secret': 'secret' });
    await writeFile(`${folder}-outside`, 'outside');
    afterThisTest(() => rm(`${folder}-outside`));
    const outside = folder.split('/').at(-1) ?? '';
    for (const name of ['.secret', `..%2F${outside}-outside`, '%2e%2e%2fetc%2fpasswd', '..%5Cx', '%00']) {
      const response = await app.request(`http://console.test/download/${name}`);
      const text = await response.text();
      expect({ name, status: response.status }).toEqual({ name, status: 404 });
      expect(text).not.toMatch(/outside|secret|root:/);
    }
  });
});
