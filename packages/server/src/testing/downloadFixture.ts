import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterThisTest } from './cleanup.ts';
import { refuse, send } from './exchange.ts';
import { addCompany, addPerson, openTestServer, sessionOf } from './testServer.ts';

/** What is sent for an installer that needs only Node.js. */
export const REQUEST = {
  format: 'sh',
  installType: 'manual-login',
  expireDate: '2026-11-02',
  proxyType: 'none',
  terms: true,
  origin: 'https://console.example',
} as const;

/** A folder that is removed after the test. */
async function folderOf(prefix: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  afterThisTest(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

/** A server with folders for downloads and built agents, its administrator, and what they get for an installer. */
export async function openDownloads(
  files: Readonly<Record<string, string>> = {},
  agents: Readonly<Record<string, string>> = {},
) {
  const folder = await folderOf('downloads-', files);
  const testServer = await openTestServer({ DOWNLOADS_DIR: folder, AGENTS_DIR: await folderOf('agents-', agents) });
  const { app } = testServer;
  const company = await addCompany(testServer, 'Alpha');
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
  );
  const rights = () => testServer.database.query.selectFrom('enrolment_tokens').selectAll().execute();
  return {
    testServer,
    app,
    company,
    token,
    folder,
    rights,
    refused: (body: object) => refuse(app, 'createInstaller', { token, body: { ...REQUEST, ...body } }),
    make: async (body: object = {}, caller = token) => {
      const response = await send(app, 'createInstaller', { token: caller, body: { ...REQUEST, ...body } });
      const disposition = response.headers.get('content-disposition') ?? '';
      const name = decodeURIComponent(disposition.split("''")[1] ?? '');
      return { status: response.status, name, content: await response.text() };
    },
  };
}
