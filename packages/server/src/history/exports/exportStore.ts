import type { Connection } from '../../database/index.ts';
import { addressKey, countTry, newToken, type StoreAccess, tokenHash } from '../../members/index.ts';
import type { Settings } from '../../settings/index.ts';

/** How long an export can be downloaded, in milliseconds. */
export const EXPORT_LIFETIME_MS = 10 * 60_000;

/** About how many bytes a row of the database contains. */
const CHUNK_BYTES = 256 * 1024;

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}

/** Pieces of any size, combined into chunks of about the same size. */
async function* inChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.byteLength;
    if (size < CHUNK_BYTES) continue;
    yield joined(held, size);
    held = [];
    size = 0;
  }
  if (size > 0) yield joined(held, size);
}

/** The exports of one person. */
export function exportStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { query, now } = connection;
  return {
    /** Counts an export of an address and of the person: the seconds to wait, or null when both may have one more. */
    async secondsToWait(address: string, limits: Settings['exportLimits']): Promise<number | null> {
      const ofAddress = await countTry(connection, addressKey('export', address), limits.address);
      if (!ofAddress.allowed) return ofAddress.retryAfterSeconds;
      const ofAccount = await countTry(connection, `export:account:${scope.memberId}`, limits.account);
      return ofAccount.allowed ? null : ofAccount.retryAfterSeconds;
    },

    /**
     * Stores a file while it is being created, and returns the key for downloading it once it is complete. It is
     * written piece by piece, not in one transaction, because that would block everybody else.
     */
    async keep(fileName: string, content: AsyncIterable<Uint8Array>): Promise<string> {
      const key = newToken();
      const { pk } = await query
        .insertInto('exports')
        .values({
          key_hash: tokenHash(key),
          company_fk: scope.companyId,
          member_fk: scope.memberId,
          file_name: fileName,
          created_at: now(),
          expires_at: now() + EXPORT_LIFETIME_MS,
          complete: 0,
        })
        .returning('pk')
        .executeTakeFirstOrThrow();
      try {
        let position = 0;
        for await (const chunk of inChunks(content)) {
          await query.insertInto('export_chunks').values({ export_fk: pk, position, content: chunk }).execute();
          position += 1;
        }
      } catch (error) {
        await query.deleteFrom('exports').where('pk', '=', pk).execute();
        throw error;
      }
      const expires_at = now() + EXPORT_LIFETIME_MS;
      await query.updateTable('exports').set({ complete: 1, expires_at }).where('pk', '=', pk).execute();
      return key;
    },
  };
}

/** A downloadable file: its name and its content, read chunk by chunk; null for an invalid key. */
export async function fetchExport({ query, now }: Connection, key: string) {
  const found = await query
    .selectFrom('exports')
    .select(['pk', 'file_name'])
    .where('key_hash', '=', tokenHash(key))
    .where('complete', '=', 1)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!found) return null;
  let position = 0;
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = await query
        .selectFrom('export_chunks')
        .select('content')
        .where('export_fk', '=', found.pk)
        .where('position', '=', position)
        .executeTakeFirst();
      position += 1;
      if (chunk) controller.enqueue(new Uint8Array(chunk.content));
      else controller.close();
    },
  });
  return { fileName: found.file_name, content };
}

/** Removes files that nobody can download any more. */
export async function pruneExports({ query, now }: Connection): Promise<void> {
  await query.deleteFrom('exports').where('expires_at', '<=', now()).execute();
}
