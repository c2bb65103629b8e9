import { ChartLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { ICON, IconButton } from '../primitives/index.ts';
import { later } from '../provider/later.ts';

const FleetUsageDialog = later(async () => (await import('./FleetUsageDialog.tsx')).FleetUsageDialog);

interface FleetUsageButtonProps {
  /** `all` or the pk of a group. */
  readonly groupPk: string;
  /** What that is called. */
  readonly name: string;
}

/** Opens the usage history of what the list shows; nothing of it is loaded before. */
export function FleetUsageButton({ groupPk, name }: FleetUsageButtonProps) {
  const text = useText('deviceCommands');
  // What was opened once stays until its dialog is out of sight.
  const [asked, setAsked] = useState({ times: 0, open: false });
  return (
    <>
      <IconButton
        aria-label={text('usageHistory')}
        title={text('usageHistory')}
        aria-haspopup="dialog"
        onClick={() => setAsked(({ times }) => ({ times: times + 1, open: true }))}
      >
        <ChartLine {...ICON} />
      </IconButton>
      {asked.times > 0 && (
        <Suspense>
          <FleetUsageDialog
            key={asked.times}
            open={asked.open}
            groupPk={groupPk}
            name={name}
            onClose={() => setAsked((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
