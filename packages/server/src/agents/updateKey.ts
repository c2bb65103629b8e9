import { createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { Connection } from '../database/index.ts';

/** How agents recognize this installation's updates. */
export interface UpdateKey {
  /** The public half: Ed25519, 32 bytes in base64. */
  readonly publicKey: string;
  /** The signature of a text, in base64. */
  readonly sign: (text: string) => string;
  /** A secret of this installation for another purpose, derived from the private half, which it hides (RFC 5869). */
  readonly secretFor: (purpose: string) => Uint8Array;
}

/** The only row of its table. */
const PK = 1;
/** Bytes of a secret derived from the key. */
const SECRET_BYTES = 32;
/** Signatures that are cached: a server has one text for each system, and a new one after each change of a file. */
const MOST_SIGNATURES = 100;

function publicHalf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

function openKey(stored: string): UpdateKey {
  const key = createPrivateKey({ key: Buffer.from(stored, 'base64'), format: 'der', type: 'pkcs8' });
  const signatures = new Map<string, string>();
  return {
    publicKey: publicHalf(key),
    secretFor: (purpose) => new Uint8Array(hkdfSync('sha256', stored, '', purpose, SECRET_BYTES)),
    sign(text) {
      const known = signatures.get(text);
      if (known !== undefined) return known;
      if (signatures.size >= MOST_SIGNATURES) signatures.clear();
      const signature = sign(null, Buffer.from(text), key).toString('base64');
      signatures.set(text, signature);
      return signature;
    },
  };
}

function newKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

async function load({ query }: Connection): Promise<UpdateKey> {
  const read = () => query.selectFrom('update_keys').select('private_key').where('pk', '=', PK).executeTakeFirst();
  const stored = await read();
  if (stored) return openKey(stored.private_key);
  // If several are created at the same moment, the first counts, so that all of them sign with the same one.
  await query
    .insertInto('update_keys')
    .values({ pk: PK, private_key: newKey() })
    .onConflict((conflict) => conflict.column('pk').doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error('The key for updates was not stored.');
  return openKey(made.private_key);
}

/** The keys of the databases that are open. */
const keys = new WeakMap<Connection['query'], Promise<UpdateKey>>();

/** The key of this installation, created when first needed. */
export function readUpdateKey(connection: Connection): Promise<UpdateKey> {
  const known = keys.get(connection.query);
  if (known) return known;
  const key = load(connection);
  keys.set(connection.query, key);
  // What could not be read is read again the next time it is needed.
  key.catch(() => keys.delete(connection.query));
  return key;
}
