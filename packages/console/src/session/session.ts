import { type Profile, toModel, toWire } from '@remote-console/api-client';

/** The signed-in user: the profile as the server reports it, and the token. */
export type Session = Profile & { readonly token: string };

/** A session with its time of writing, in epoch milliseconds. */
export interface StoredSession {
  readonly storedAt: number;
  readonly session: Session;
}

const TEXT_FIELDS = ['loginId', 'token', 'name', 'type', 'permissions', 'language', 'profile'] as const;
const NUMBER_FIELDS = ['id', 'memberType', 'timeZoneId', 'dateFormatId', 'companyId', 'userType'] as const;
const FLAG_FIELDS = [
  'canControl',
  'canManageDevices',
  'canTransferFiles',
  'canView',
  'canUpdate',
  'canSeeScreens',
  'canRestart',
  'usesApprovals',
] as const;

/** The session fields that the console relies on (A-SESSION-01). */
export const SESSION_FIELDS = [...TEXT_FIELDS, ...NUMBER_FIELDS, ...FLAG_FIELDS, 'pay'] as const;

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const field = new Map<string, unknown>(Object.entries(value));
  return (
    TEXT_FIELDS.every((name) => typeof field.get(name) === 'string') &&
    NUMBER_FIELDS.every((name) => typeof field.get(name) === 'number') &&
    FLAG_FIELDS.every((name) => typeof field.get(name) === 'boolean') &&
    field.get('token') !== '' &&
    Array.isArray(field.get('pay'))
  );
}

/** A session as stored, with the contract's field names (A-SESSION-01). */
export const storedText = ({ storedAt, session }: StoredSession): string =>
  JSON.stringify({ storedAt, session: toWire(session) });

/** Reads the stored session. Anybody can write there, so an incomplete entry counts as no session. */
export function readStoredSession(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('storedAt' in stored) || !('session' in stored)) return null;
    const { storedAt } = stored;
    const session = toModel(stored.session);
    return typeof storedAt === 'number' && isSession(session) ? { storedAt, session } : null;
  } catch {
    return null;
  }
}
