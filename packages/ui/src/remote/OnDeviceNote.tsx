import { useRunningSessions } from '@remote-console/api-client/react';
import { useState } from 'react';
import { DialogFrame } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { Button, Note } from '../primitives/index.ts';
import { RunningSessionsWidget } from './RunningSessionsWidget.tsx';
import { peopleOf } from './sessionPeople.ts';

export interface OnDeviceNoteProps {
  readonly deviceId: number;
  /** Joins the terminal of somebody else, identified by their connection; not offered without it. */
  readonly onOpenTerminal?: (choice: { readonly deviceId: number; readonly beside: number }) => void;
}

/**
 * Says that somebody is connected to a device, and shows their sessions on click. Nothing if nobody is, or if it cannot
 * be determined: the surrounding page is about the device.
 */
export function OnDeviceNote({ deviceId, onOpenTerminal }: OnDeviceNoteProps) {
  const text = useText('remote');
  const common = useText('common');
  const { data } = useRunningSessions(deviceId);
  const [isOpen, setOpen] = useState(false);
  const people = peopleOf(data?.objects ?? []);
  const [first, ...more] = people.filter(({ own }) => !own);
  const words = !first
    ? text('onDeviceYou')
    : more.length === 0
      ? text('onDevice', { name: first.name })
      : text('onDeviceMore', { name: first.name, count: more.length });
  return (
    <>
      {people.length > 0 && (
        <Note
          tone="info"
          role="status"
          action={
            <Button size="small" variant="text" onClick={() => setOpen(true)}>
              {text('showSessions')}
            </Button>
          }
        >
          {words}
        </Note>
      )}
      <DialogFrame
        open={isOpen}
        title={text('running')}
        width={960}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="contained" onClick={() => setOpen(false)}>
            {common('close')}
          </Button>
        }
      >
        <RunningSessionsWidget deviceId={deviceId} {...(onOpenTerminal && { onOpenTerminal })} />
      </DialogFrame>
    </>
  );
}
