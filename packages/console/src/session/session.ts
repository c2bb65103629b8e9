import type { Profile } from '@remote-console/api-client';

/** The signed-in person: the profile as the server tells it, and the token that speaks for it. */
export type Session = Profile & { readonly token: string };

/** A session with the moment it was written, in epoch milliseconds. */
export interface StoredSession {
  readonly storedAt: number;
  readonly session: Session;
}

const TEXT_FIELDS = ['mgrid', 'token', 'name', 'type', 'auth_val', 'lang_code', 'profile'] as const;
const NUMBER_FIELDS = [
  'pk',
  'auth_remotecontrol',
  'auth_devicemanagement',
  'auth_filemanager',
  'auth_remoteview',
  'auth_update',
  'auth_thumbnailview',
  'auth_restart',
  'use_approval_function',
  'member_type_id',
  'time_zone_id',
  'date_fmt_id',
  'company_fk',
  'user_type',
] as const;

/** The fields of a stored session that anything in the console relies on (A-SESSION-01). */
export const SESSION_FIELDS = [...TEXT_FIELDS, ...NUMBER_FIELDS, 'pay'] as const;

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const field = new Map<string, unknown>(Object.entries(value));
  return (
    TEXT_FIELDS.every((name) => typeof field.get(name) === 'string') &&
    NUMBER_FIELDS.every((name) => typeof field.get(name) === 'number') &&
    field.get('token') !== '' &&
    Array.isArray(field.get('pay'))
  );
}

/** Reads what storage holds. Anybody can write there, so what is not whole counts as no session. */
export function readStoredSession(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('storedAt' in stored) || !('session' in stored)) return null;
    const { storedAt, session } = stored;
    return typeof storedAt === 'number' && isSession(session) ? { storedAt, session } : null;
  } catch {
    return null;
  }
}
