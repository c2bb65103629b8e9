import { readFile } from 'node:fs/promises';
import http from 'node:http';
import tls from 'node:tls';
import type { Network } from './installation.ts';

declare module 'node:http' {
  /** From now on, sends requests through the proxies named in an environment. */
  function setGlobalProxyFromEnv(environment?: Readonly<Record<string, string | undefined>>): () => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;

/** The proxies named in an environment, in either spelling. */
export function proxyOf(environment: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    PROXY_VARIABLES.flatMap((name) => {
      const value = environment[name.toLowerCase()] || environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** A proxy without the user name and password that its address may contain. */
export function withoutPassword(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address.replace(/^.*@/, '');
}

/** How the server is reached from here, according to the environment and the command line. */
export async function readNetwork(environment: Environment, certificateFile: string | null): Promise<Network> {
  const certificate = certificateFile === null ? null : await readFile(certificateFile, 'utf8');
  if (certificate !== null && !certificate.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`${certificateFile ?? ''} contains no certificate in PEM format.`);
  return { proxy: proxyOf(environment), certificate };
}

/** From now on, reaches servers this way. What the computer trusts is trusted, such as a company's own certificate. */
export function useNetwork({ proxy, certificate }: Network): void {
  const own = certificate === null ? [] : [certificate];
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), ...tls.getCACertificates('system'), ...own]);
  if (Object.keys(proxy).length > 0) http.setGlobalProxyFromEnv(proxy);
}
