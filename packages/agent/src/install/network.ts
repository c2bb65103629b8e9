import { readFile } from 'node:fs/promises';
import http from 'node:http';
import tls from 'node:tls';
import type { Network } from './installation.ts';

declare module 'node:http' {
  /** Sends requests through the proxies that an environment names, from now on. */
  function setGlobalProxyFromEnv(environment?: Readonly<Record<string, string | undefined>>): () => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;

/** The proxies that an environment names, in either spelling. */
export function proxyOf(environment: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    PROXY_VARIABLES.flatMap((name) => {
      const value = environment[name.toLowerCase()] || environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** A proxy without the name and password that may be in its address. */
export function withoutPassword(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address.replace(/^.*@/, '');
}

/** How the server is reached from here, as the environment and the command line say. */
export async function readNetwork(environment: Environment, certificateFile: string | null): Promise<Network> {
  const certificate = certificateFile === null ? null : await readFile(certificateFile, 'utf8');
  if (certificate !== null && !certificate.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`${certificateFile ?? ''} contains no certificate in PEM format.`);
  return { proxy: proxyOf(environment), certificate };
}

/** Reaches servers in this way from now on. What the computer trusts is trusted, so that a company's own certificate is. */
export function useNetwork({ proxy, certificate }: Network): void {
  const own = certificate === null ? [] : [certificate];
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), ...tls.getCACertificates('system'), ...own]);
  if (Object.keys(proxy).length > 0) http.setGlobalProxyFromEnv(proxy);
}
