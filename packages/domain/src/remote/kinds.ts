import type { DeviceAction } from '../devices/index.ts';

/** How a person can reach a device from the browser. */
export const REMOTE_KINDS = ['screen', 'terminal', 'files'] as const;

/** One way to reach a device. */
export type RemoteKind = (typeof REMOTE_KINDS)[number];

/** The action of the menus that a kind belongs to: the same rule decides over both. */
export function actionOfRemoteKind(kind: RemoteKind): Extract<DeviceAction, 'remote' | 'fileTransfer'> {
  return kind === 'files' ? 'fileTransfer' : 'remote';
}

/** Whether a text names a kind. */
export function isRemoteKind(text: string): text is RemoteKind {
  return REMOTE_KINDS.some((kind) => kind === text);
}

/** The kinds that an agent offers, as it reports them. */
export function remoteKindsText(kinds: readonly RemoteKind[]): string {
  return REMOTE_KINDS.filter((kind) => kinds.includes(kind)).join(',');
}

/** Reads the kinds that an agent reported, in their usual order; what a newer agent may offer besides is left out. */
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

/** Reads the value of a command of type `remote`; null when it is none this version knows. */
export function readRemoteCall(value: string): RemoteCall | null {
  const [, kind = '', connection = ''] = /^([a-z]{1,20}) ([1-9]\d{0,15})$/.exec(value) ?? [];
  return isRemoteKind(kind) ? { kind, connection: Number(connection) } : null;
}
