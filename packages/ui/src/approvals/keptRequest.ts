import type { AskedDevice, RequestDraft } from './ApprovalDialog/types.ts';

/** A request that survives one reload of the page, and who wrote it. */
export interface KeptRequest {
  /** Key of the person. */
  readonly person: number;
  readonly device: AskedDevice;
  readonly draft: RequestDraft;
}

const KEY = 'remote-console.approval-request';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function periodOf(value: unknown): RequestDraft['period'] | null {
  if (!isRecord(value)) return null;
  const { kind, choice } = value;
  const written = (end: unknown) =>
    isRecord(end) ? { day: typeof end['day'] === 'string' ? end['day'] : null, time: text(end['time']) } : null;
  const end = written(value['end']);
  if (kind === 'preset' && (choice === 'hour' || choice === 'today' || choice === 'week')) return { kind, choice };
  if (kind === 'until' && end) return { kind, end };
  const start = written(value['start']);
  return kind === 'written' && start && end ? { kind, start, end } : null;
}

function parse(kept: unknown): KeptRequest | null {
  if (!isRecord(kept) || !isRecord(kept['device']) || !isRecord(kept['draft'])) return null;
  const { person, device, draft } = kept;
  const period = periodOf(draft['period']);
  if (typeof person !== 'number' || typeof device['pk'] !== 'number' || period === null) return null;
  return {
    person,
    device: { id: device['pk'], alias: text(device['alias']) },
    draft: { period, approver: text(draft['approver']), reason: text(draft['reason']) },
  };
}

/** Keeps a request in this tab for the next page load. */
export function keepRequest({ person, device: { id, alias }, draft }: KeptRequest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ person, device: { pk: id, alias }, draft }));
  } catch {
    // The browser has no storage: the page starts empty, as it would without this feature.
  }
}

/** The request kept for this page load; returned once, and only for the person who wrote it. */
export function takeKeptRequest(person: number): KeptRequest | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const request = kept === null ? null : parse(JSON.parse(kept));
    return request?.person === person ? request : null;
  } catch {
    // Not written by this console: there is no request to continue.
    return null;
  }
}
