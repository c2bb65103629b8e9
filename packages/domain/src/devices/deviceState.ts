import { isFlagSet } from '../text/index.ts';

/** The fields of a device that decide what can be done with it. */
export interface DeviceState {
  /** 1 online, 0 offline. */
  readonly alive: number;
  /** 1 when the caller may open the device now, 0 when an approval is needed first. */
  readonly approval: number;
  readonly dev_os_id?: number | null | undefined;
  /** Version of the agent; some answers name it `current_ver`. */
  readonly dev_ver?: string | null | undefined;
  readonly current_ver?: string | null | undefined;
  /** The newest version of the agent. */
  readonly latest_ver?: string | null | undefined;
  readonly disable_filetransfer?: unknown;
  /** What the agent offers to people who come from the page itself. */
  readonly remote_kinds?: readonly ('screen' | 'terminal' | 'files')[];
}

/** Online is alive 1, offline everything else (B-FIELD-05). */
export function isOnline(device: Pick<DeviceState, 'alive'>): boolean {
  return device.alive === 1;
}

/** Approved is approval 1, pending everything else (B-FIELD-06). */
export function isApproved(device: Pick<DeviceState, 'approval'>): boolean {
  return device.approval === 1;
}

/** Whether the administrator has switched file transfer off for the device. */
export function isFileTransferDisabled(device: Pick<DeviceState, 'disable_filetransfer'>): boolean {
  return isFlagSet(device.disable_filetransfer);
}

/** The agent's version: dev_ver, or current_ver where that is the field present (B-DETAIL-25). */
export function agentVersion(device: Pick<DeviceState, 'dev_ver' | 'current_ver'>): string | null {
  return device.dev_ver || device.current_ver || null;
}

/** Whether the agent's version differs from the newest one; false while either is not known. */
export function hasNewerAgent(device: Pick<DeviceState, 'dev_ver' | 'current_ver' | 'latest_ver'>): boolean {
  const version = agentVersion(device);
  return version !== null && Boolean(device.latest_ver) && version !== device.latest_ver;
}

/** Whether the caller has marked the device: favorate is a record (B-FAV-04, B-FAV-05). */
export function isFavourite(device: { readonly favorate?: unknown }): boolean {
  return typeof device.favorate === 'object' && device.favorate !== null;
}
