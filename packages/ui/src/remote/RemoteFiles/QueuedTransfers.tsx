import type { TransferList } from './jobList.ts';
import type { TransferQueue } from './transferQueue.ts';
import { TransfersPanel } from './TransfersPanel.tsx';
import { firstConflict, useTransferList } from './useTransfers.ts';

const allOf = ({ transfers }: TransferList) => transfers;

interface QueuedTransfersProps {
  readonly queue: TransferQueue;
}

/** The transfers of a queue, updated as they progress. */
export function QueuedTransfers({ queue }: QueuedTransfersProps) {
  return (
    <TransfersPanel
      transfers={useTransferList(queue, allOf)}
      asks={useTransferList(queue, firstConflict) !== null}
      onPause={({ id }) => queue.pause(id)}
      onResume={({ id }) => queue.resume(id)}
      onRemove={({ id }) => queue.remove(id)}
    />
  );
}
