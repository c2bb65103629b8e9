import { ChartLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, ICON, IconButton } from '../primitives/index.ts';
import { later } from '../material/index.ts';
import { usePhone } from './usePhone.ts';

const FleetUsageDialog = later(async () => (await import('./FleetUsageDialog.tsx')).FleetUsageDialog);

interface FleetUsageButtonProps {
  /** `all` or the ID of a group. */
  readonly groupId: string;
  /** Its name. */
  readonly name: string;
}

/**
 * Opens the usage history of the list; nothing is loaded before. On a phone it has a text label, like the buttons next
 * to it.
 */
export function FleetUsageButton({ groupId, name }: FleetUsageButtonProps) {
  const text = useText('deviceCommands');
  const phone = usePhone();
  // Once opened it stays mounted until its dialog has closed.
  const [asked, setAsked] = useState({ times: 0, open: false });
  const open = () => setAsked(({ times }) => ({ times: times + 1, open: true }));
  return (
    <>
      {phone ? (
        <Button startIcon={<ChartLine {...ICON} />} aria-haspopup="dialog" onClick={open}>
          {text('usageHistory')}
        </Button>
      ) : (
        <IconButton
          aria-label={text('usageHistory')}
          title={text('usageHistory')}
          aria-haspopup="dialog"
          onClick={open}
        >
          <ChartLine {...ICON} />
        </IconButton>
      )}
      {asked.times > 0 && (
        <Suspense>
          <FleetUsageDialog
            key={asked.times}
            open={asked.open}
            groupId={groupId}
            name={name}
            onClose={() => setAsked((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
