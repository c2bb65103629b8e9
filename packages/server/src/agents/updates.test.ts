import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPDATE_SYSTEMS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { connect } from '../database/connection.ts';
import { followAgentVersion } from '../downloads/followAgentVersion.ts';
import { afterThisTest } from '../testing/cleanup.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { addCompany, addEnrolmentToken, only, openTestServer } from '../testing/testServer.ts';
import { readUpdateKey } from './updateKey.ts';

const FILE = 'remote-console-agent-linux-x64';

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'updates-'));
  afterThisTest(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

/** A server with files of its operator and built ones, and an agent of it. */
async function openUpdates(
  own: Readonly<Record<string, string>> = {},
  built: Readonly<Record<string, string>> = { [FILE]: 'the agent', 'versions.json': `{"${FILE}": "1.2.0"}` },
) {
  const downloads = await folderOf(own);
  const testServer = await openTestServer({ DOWNLOADS_DIR: downloads, AGENTS_DIR: await folderOf(built) });
  const { app } = testServer;
  const company = await addCompany(testServer, 'Alpha');
  const enrolment_token = await addEnrolmentToken(testServer, company.companyId, company.defaultGroupId);
  const enrol = async () => {
    const guid = crypto.randomUUID();
    const body = { enrolment_token, guid, host_name: 'web-01', dev_os_id: 2, dev_ver: '1', simulated: false };
    return only((await succeed(app, 'enrolAgent', { body })).objects);
  };
  const { agent_token: token, update_key: key } = await enrol();
  const request = (system = 'linux-x64') => ({ token, query: { system } });
  return {
    testServer,
    app,
    downloads,
    enrol,
    key,
    request,
    update: async () => only((await succeed(app, 'getAgentUpdate', request())).objects),
  };
}

function isSigned(key: string, manifest: string, signature: string): boolean {
  const x = Buffer.from(key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(manifest), publicKey, Buffer.from(signature, 'base64'));
}

describe('the newest version', () => {
  const windows = 'remote-console-agent-windows-x64.exe';

  it('of all devices is the one that their server offers, from the moment it is there', async () => {
    const { testServer, downloads } = await openUpdates();
    await addCompany(testServer, 'Beta');
    const connection = connect(testServer.database, testServer.bus, () => 0);
    const follow = () => followAgentVersion(connection, [downloads]);
    const versions = async () => {
      const companies = await connection.query.selectFrom('companies').select('latest_agent_version').execute();
      return new Set(companies.map(({ latest_agent_version }) => latest_agent_version));
    };
    await follow();
    expect(await versions()).toEqual(new Set(['2.0.0']));
    await writeFile(join(downloads, FILE), 'the agent');
    await writeFile(join(downloads, 'versions.json'), `{"${FILE}": "2.10.0"}`);
    await follow();
    expect(await versions()).toEqual(new Set(['2.10.0']));
    await writeFile(join(downloads, windows), 'the agent');
    await writeFile(join(downloads, 'versions.json'), `{"${FILE}": "2.10.0", "${windows}": "2.9.0"}`);
    await follow();
    expect(await versions()).toEqual(new Set(['2.9.0']));
  });
});

describe('the update that a server offers', () => {
  it('is signed with the key that the agent was given when it enrolled', async () => {
    const { key, update, enrol } = await openUpdates();
    const { manifest, signature } = await update();
    expect(JSON.parse(manifest)).toEqual({
      version: '1.2.0',
      system: 'linux-x64',
      file: FILE,
      size: 'the agent'.length,
      sha256: createHash('sha256').update('the agent').digest('hex'),
    });
    expect(isSigned(key, manifest, signature)).toBe(true);
    expect(isSigned(key, manifest.replace('1.2.0', '1.2.1'), signature)).toBe(false);
    expect(await update()).toEqual({ manifest, signature });
    expect((await enrol()).update_key).toBe(key);
  });

  it('is the file of the operator, where its version is noted, and follows every change of it', async () => {
    const { update, downloads } = await openUpdates({ [FILE]: 'own', 'versions.json': `{"${FILE}": "1.3.0"}` });
    expect(JSON.parse((await update()).manifest)).toMatchObject({ version: '1.3.0', size: 3 });
    await writeFile(join(downloads, FILE), 'longer');
    expect(JSON.parse((await update()).manifest)).toMatchObject({ version: '1.3.0', size: 6 });
  });

  it.each([
    ['there is no file', {}, { 'versions.json': `{"${FILE}": "1.2.0"}` }],
    ['the version of the file is not noted', { [FILE]: 'own' }, undefined],
    ['the version cannot be compared', { [FILE]: 'own', 'versions.json': `{"${FILE}": "newest"}` }, undefined],
    ['the note is damaged', { [FILE]: 'own', 'versions.json': `{"${FILE}"` }, undefined],
  ])('is none when %s', async (_why, own, built) => {
    const { app, request } = await openUpdates(own, built);
    expect(await refuse(app, 'getAgentUpdate', request())).toEqual({ status: 404, error: 'not_found' });
  });

  it('is one for each system, and none for a system that is not named so', async () => {
    const { app, request } = await openUpdates();
    for (const system of UPDATE_SYSTEMS.slice(1)) {
      expect(await refuse(app, 'getAgentUpdate', request(system))).toEqual({ status: 404, error: 'not_found' });
    }
    for (const system of ['', 'linux', 'linux-x64 ', '../linux-x64']) {
      expect(await refuse(app, 'getAgentUpdate', request(system))).toMatchObject({ status: 400 });
    }
  });
});

describe('the key of an installation', () => {
  it('is one, however many ask for the first time at the same moment', async () => {
    const { testServer } = await openUpdates();
    const { query } = testServer.database;
    // Several connections are open, so that none of the callers waits for one.
    await Promise.all(Array.from({ length: 8 }, () => query.deleteFrom('update_keys').execute()));
    const processes = Array.from({ length: 8 }, () =>
      connect({ ...testServer.database, query: query.withoutPlugins() }, testServer.bus, () => 0),
    );
    const keys = await Promise.all(processes.map(readUpdateKey));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await query.selectFrom('update_keys').selectAll().execute()).toHaveLength(1);
    const signature = keys[0]?.sign('text');
    expect(keys.map((key) => key.sign('text'))).toEqual(keys.map(() => signature));
  });

  it('is no part of any answer or of the log', async () => {
    const { testServer, update, enrol, key } = await openUpdates();
    const [row] = await testServer.database.query.selectFrom('update_keys').selectAll().execute();
    const secret = row?.private_key ?? '';
    expect(secret.length).toBeGreaterThan(50);
    const said = JSON.stringify([await update(), await enrol(), testServer.log]);
    expect(said).toContain(key);
    expect(said).not.toContain(secret);
    // The last 32 bytes are the secret itself.
    expect(said).not.toContain(Buffer.from(secret, 'base64').subarray(-32).toString('base64'));
  });
});
