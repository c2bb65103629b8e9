/** A device that can wake another one. */
export interface WakeSender {
  readonly device_name: string;
  readonly s_pub_ip: string;
  readonly s_pri_ip: string;
  /** Whether it is in the subnet of the device to wake. */
  readonly same_subnet: boolean;
}

/** From how many senders on a search helps more than it takes room. */
export const SENDERS_TO_SEARCH = 8;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Senders by how near they are: a signal is sure to arrive within a subnet, and may arrive behind one public address. */
export interface SendersByNearness<Sender> {
  readonly sameSubnet: readonly Sender[];
  readonly sameAddress: readonly Sender[];
}

/** The senders whose name or address has the searched text, those of the device's own subnet first. */
export function findSenders<Sender extends WakeSender>(
  senders: readonly Sender[],
  searched: string,
): SendersByNearness<Sender> {
  const wanted = fold(searched.trim());
  const found = senders.filter(({ device_name, s_pri_ip, s_pub_ip }) =>
    [device_name, s_pri_ip, s_pub_ip].some((value) => fold(value).includes(wanted)),
  );
  return {
    sameSubnet: found.filter(({ same_subnet }) => same_subnet),
    sameAddress: found.filter(({ same_subnet }) => !same_subnet),
  };
}
