import type { RecordingFault } from '@remote-console/domain';
import { FileX, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, StateMessage } from '../../primitives/index.ts';

interface PlayerFaultProps {
  /** Why it cannot be played, or its code could not be loaded. */
  readonly fault: RecordingFault | 'broken' | 'notLoaded';
  readonly onDownload?: (() => void) | undefined;
  /** Another possible action. */
  readonly action?: ReactNode;
}

/** Says why a recording cannot be played, and what can be done. */
export function PlayerFault({ fault, onDownload, action }: PlayerFaultProps) {
  const text = useText('remoteRecordings');
  return (
    <StateMessage
      urgent
      Icon={fault === 'empty' ? FileQuestion : FileX}
      title={text(`fault_${fault}`)}
      hint={text(`fault_${fault}Hint`)}
      action={
        <>
          {action}
          {onDownload && fault !== 'empty' && fault !== 'notLoaded' && (
            <Button onClick={onDownload}>{text('download')}</Button>
          )}
        </>
      }
    />
  );
}
