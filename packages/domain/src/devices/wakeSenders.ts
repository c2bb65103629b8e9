/** A device that can wake another one. */
export interface WakeSender {
  readonly deviceName: string;
  readonly publicIp: string;
  readonly privateIp: string;
  /** Whether it is in the subnet of the device to wake. */
  readonly sameSubnet: boolean;
}

/** The number of senders from which a search is worth its space. */
export const SENDERS_TO_SEARCH = 8;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Senders by proximity: a signal is sure to arrive within a subnet, and may arrive behind one public address. */
export interface SendersByNearness<Sender> {
  readonly sameSubnet: readonly Sender[];
  readonly sameAddress: readonly Sender[];
}

/** The senders whose name or address contains the searched text, those in the device's own subnet first. */
export function findSenders<Sender extends WakeSender>(
  senders: readonly Sender[],
  searched: string,
): SendersByNearness<Sender> {
  const wanted = fold(searched.trim());
  const found = senders.filter(({ deviceName, privateIp, publicIp }) =>
    [deviceName, privateIp, publicIp].some((value) => fold(value).includes(wanted)),
  );
  return {
    sameSubnet: found.filter(({ sameSubnet }) => sameSubnet),
    sameAddress: found.filter(({ sameSubnet }) => !sameSubnet),
  };
}
