/** The fields of a device that decide what can be done with it. */
export interface DeviceState {
  readonly isOnline: boolean;
  /** 1 when the caller may open the device now, 0 when an approval is needed first. */
  readonly approval: number;
  readonly osId?: number | null | undefined;
  /** Version of the agent; some answers name it `currentVersion`. */
  readonly agentVersion?: string | null | undefined;
  readonly currentVersion?: string | null | undefined;
  /** The newest version of the agent. */
  readonly latestVersion?: string | null | undefined;
  readonly isFileTransferDisabled?: boolean | undefined;
  /** What the agent offers to people who come from the page itself. */
  readonly remoteKinds?: readonly ('screen' | 'terminal' | 'files')[];
}

/** Approved is approval 1, pending everything else (B-FIELD-06). */
export function isApproved(device: Pick<DeviceState, 'approval'>): boolean {
  return device.approval === 1;
}

/** Whether the administrator has switched file transfer off for the device. */
export function isFileTransferDisabled(device: Pick<DeviceState, 'isFileTransferDisabled'>): boolean {
  return device.isFileTransferDisabled === true;
}

/** The agent's version: under the one name or the other (B-DETAIL-25). */
export function agentVersion(device: Pick<DeviceState, 'agentVersion' | 'currentVersion'>): string | null {
  return device.agentVersion || device.currentVersion || null;
}

/** Whether the agent's version differs from the newest one; false while either is not known. */
export function hasNewerAgent(device: Pick<DeviceState, 'agentVersion' | 'currentVersion' | 'latestVersion'>): boolean {
  const version = agentVersion(device);
  return version !== null && Boolean(device.latestVersion) && version !== device.latestVersion;
}

/** Whether the caller has marked the device: its mark is a record (B-FAV-04, B-FAV-05). */
export function isFavourite(device: { readonly favorite?: unknown }): boolean {
  return typeof device.favorite === 'object' && device.favorite !== null;
}
