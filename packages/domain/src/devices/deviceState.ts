/** The fields of a device that determine what can be done with it. */
export interface DeviceState {
  readonly isOnline: boolean;
  /** 1 when the caller may open the device now, 0 when an approval is needed first. */
  readonly approval: number;
  readonly osId?: number | null | undefined;
  /** The agent's version; some answers call it `currentVersion`. */
  readonly agentVersion?: string | null | undefined;
  readonly currentVersion?: string | null | undefined;
  /** The latest version of the agent. */
  readonly latestVersion?: string | null | undefined;
  readonly isFileTransferDisabled?: boolean | undefined;
  /** What the agent offers to users of in-page sessions. */
  readonly remoteKinds?: readonly ('screen' | 'terminal' | 'files')[];
}

/** Approval 1 means approved, everything else pending (B-FIELD-06). */
export function isApproved(device: Pick<DeviceState, 'approval'>): boolean {
  return device.approval === 1;
}

/** Whether the administrator has disabled file transfer for the device. */
export function isFileTransferDisabled(device: Pick<DeviceState, 'isFileTransferDisabled'>): boolean {
  return device.isFileTransferDisabled === true;
}

/** The agent's version, under either name (B-DETAIL-25). */
export function agentVersion(device: Pick<DeviceState, 'agentVersion' | 'currentVersion'>): string | null {
  return device.agentVersion || device.currentVersion || null;
}

/** Whether the agent's version differs from the latest one; false while either is unknown. */
export function hasNewerAgent(device: Pick<DeviceState, 'agentVersion' | 'currentVersion' | 'latestVersion'>): boolean {
  const version = agentVersion(device);
  return version !== null && Boolean(device.latestVersion) && version !== device.latestVersion;
}

/** Whether the caller has marked the device as a favorite; the mark is a record (B-FAV-04, B-FAV-05). */
export function isFavourite(device: { readonly favorite?: unknown }): boolean {
  return typeof device.favorite === 'object' && device.favorite !== null;
}
