import { readFileSync } from 'node:fs';

/** The version of the server, as given by its package. */
export const SERVER_VERSION = versionIn(readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8'));

function versionIn(manifest: string): string {
  const parsed: unknown = JSON.parse(manifest);
  const version: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'version') : undefined;
  return typeof version === 'string' ? version : '';
}
