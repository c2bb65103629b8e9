import type { DeviceAction } from '../devices/index.ts';

/** How a user can connect to a device from the browser. */
export const REMOTE_KINDS = ['screen', 'terminal', 'files'] as const;

/** A way to connect to a device. */
export type RemoteKind = (typeof REMOTE_KINDS)[number];

/** The menu action that a kind belongs to: the same rule governs both. */
export function actionOfRemoteKind(kind: RemoteKind): Extract<DeviceAction, 'remote' | 'fileTransfer'> {
  return kind === 'files' ? 'fileTransfer' : 'remote';
}

/** Whether a text is a kind. */
export function isRemoteKind(text: string): text is RemoteKind {
  return REMOTE_KINDS.some((kind) => kind === text);
}

/** The kinds that an agent offers, as it reports them. */
export function remoteKindsText(kinds: readonly RemoteKind[]): string {
  return REMOTE_KINDS.filter((kind) => kinds.includes(kind)).join(',');
}

/** Parses the kinds that an agent reported, in their usual order; unknown ones from a newer agent are dropped. */
export function readRemoteKinds(text: string): readonly RemoteKind[] {
  const offered = text.split(',');
  return REMOTE_KINDS.filter((kind) => offered.includes(kind));
}

/** The content of a command of type `remote`: the kind, and the connection that the agent joins. */
export interface RemoteCall {
  readonly kind: RemoteKind;
  readonly connection: number;
}

/** The value of a command of type `remote`. */
export function remoteCallValue({ kind, connection }: RemoteCall): string {
  return `${kind} ${connection}`;
}

/** Parses the value of a command of type `remote`; null for anything unknown to this version. */
export function readRemoteCall(value: string): RemoteCall | null {
  const [, kind = '', connection = ''] = /^([a-z]{1,20}) ([1-9]\d{0,15})$/.exec(value) ?? [];
  return isRemoteKind(kind) ? { kind, connection: Number(connection) } : null;
}
