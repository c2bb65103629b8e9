import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newAgentKey } from '../protocol/agentKey.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { checkServer } from './doctor.ts';
import { readNetwork, useNetwork } from './network.ts';

const stranger = { agentToken: null, key: newAgentKey(), run: 'doctor' };
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A console behind a certificate of a company's own authority, created for the test. */
async function startOwnConsole() {
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  const [authority, authorityKey] = [at('authority.pem'), at('authority.key')];
  const [request, certificate, key, extensions] = [at('request'), at('certificate.pem'), at('key'), at('extensions')];
  const make = (...words: readonly string[]) => execFileSync('openssl', words, { stdio: 'ignore' });
  const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  make('req', '-x509', ...elliptic, '-keyout', authorityKey, '-out', authority, '-subj', '/CN=Acme authority');
  make('req', ...elliptic, '-keyout', key, '-out', request, '-subj', '/CN=localhost');
  await writeFile(extensions, 'subjectAltName=DNS:localhost\n');
  const signing = ['-CA', authority, '-CAkey', authorityKey, '-CAcreateserial', '-extfile', extensions];
  make('x509', '-req', '-in', request, ...signing, '-out', certificate);
  const server = createServer(
    { cert: await readFile(certificate), key: await readFile(key) },
    (_request, response) => void response.writeHead(401, { 'content-type': 'application/json' }).end('{}'),
  ).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `https://localhost:${address.port}`, authority };
}

it.skipIf(!hasOpenssl)(
  'a certificate of the company’s own is asked for, and then trusted (needs `openssl`)',
  async () => {
    const { origin, authority } = await startOwnConsole();
    useNetwork(await readNetwork({}, null));
    expect(await checkServer(origin, stranger)).toEqual([
      {
        isFine: false,
        sentence: `The certificate of ${new URL(origin).host} was issued by an authority that this computer does not trust: add that authority with --certificate FILE.`,
      },
    ]);
    useNetwork(await readNetwork({}, authority));
    expect((await checkServer(origin, stranger))[0]).toEqual({ isFine: true, sentence: `${origin} answers.` });
  },
);
