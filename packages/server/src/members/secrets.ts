import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The prefix of agent tokens, which shows whom to look for. */
export const AGENT_TOKEN_PREFIX = 'agent-';

/** An unguessable token: 256 random bits. */
export function newToken(prefix = ''): string {
  return `${prefix}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** What is stored of a token. It is random enough that a plain digest cannot be reversed. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
