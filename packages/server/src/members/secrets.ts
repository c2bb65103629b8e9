import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What the tokens of agents begin with, so that it is known whom to look for. */
export const AGENT_TOKEN_PREFIX = 'agent-';

/** A token nobody can guess: 256 random bits. */
export function newToken(prefix = ''): string {
  return `${prefix}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** What is stored of a token. It is random enough that a plain digest cannot be reversed. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
