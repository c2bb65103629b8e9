import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { formatInstant } from '@remote-console/domain';
import { Check } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, Link, OperatingSystemIcon, SMALL_ICON, StatusSign } from '../../primitives/index.ts';
import { useTimePreferences } from '../../provider/index.ts';
import type { ArrivedDevice, MadeCommand } from './addDeviceStage.ts';

export interface DeviceWatchProps {
  readonly command: MadeCommand;
  /** Scheme, host and port of the console. */
  readonly serverUrl: string;
  /** Where a device is. */
  readonly deviceHref: ((choice: { readonly devicePk: number }) => string) | undefined;
  /** Another command is wanted. */
  readonly onAgain: () => void;
  /** Leads to all devices, where there are some and they are not in sight. */
  readonly onShowDevices?: (() => void) | undefined;
}

const row = { display: 'flex', alignItems: 'center', gap: 'var(--rc-space-md)', minWidth: 0 } as const;

/** What can be in the way, each with what to do about it: the agent says the same on the computer. */
const HELP = [
  'addHelpRights',
  'addHelpClock',
  'addHelpProxy',
  'addHelpCertificate',
  'addHelpDisk',
  'addHelpLicense',
] as const;

const STEPS = ['addStepReady', 'addStepRun', 'addStepAppears'] as const;

function Waiting({ command: { expiresTime }, serverUrl }: Pick<DeviceWatchProps, 'command' | 'serverUrl'>) {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  return (
    <>
      <Box sx={row}>
        <CircularProgress size={22} thickness={5} aria-hidden />
        <Box role="status" sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p">
            {text('addWaiting')}
          </Typography>
          <Box sx={{ typography: 'body2', color: 'tone.textSecondary' }}>
            {text('addWaitingHint', { time: formatInstant(expiresTime, preferences, 'minute') })}
          </Box>
        </Box>
      </Box>
      <Box component="ol" sx={{ display: 'grid', gap: 'var(--rc-space-sm)', m: 0, p: 0, listStyle: 'none' }}>
        {STEPS.map((step, index) => (
          <Box component="li" key={step} sx={{ ...row, typography: 'body1', fontWeight: index === 1 ? 600 : 400 }}>
            <Box
              component="span"
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 22,
                height: 22,
                borderRadius: '50%',
                border: index === 0 ? 0 : 1,
                borderColor: 'tone.lineControl',
                typography: 'caption',
                ...(index === 0 ? { bgcolor: 'tone.onlineSoft', color: 'tone.online' } : {}),
              }}
            >
              {index === 0 ? <Check {...SMALL_ICON} /> : index + 1}
            </Box>
            {text(step)}
          </Box>
        ))}
      </Box>
      <Box component="details" sx={{ typography: 'body2', color: 'tone.textSecondary' }}>
        <Box component="summary" sx={{ width: 'fit-content', cursor: 'pointer', color: 'tone.accentText' }}>
          {text('addHelp')}
        </Box>
        <Box
          component="ul"
          sx={{ m: 'var(--rc-space-sm) 0 0', pl: 'var(--rc-space-roomy)', display: 'grid', gap: 'var(--rc-space-xs)' }}
        >
          <li>{text('addHelpReach', { origin: serverUrl })}</li>
          {HELP.map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </Box>
      </Box>
    </>
  );
}

function Arrived({ device, deviceHref }: { readonly device: ArrivedDevice } & Pick<DeviceWatchProps, 'deviceHref'>) {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const name = device.name ?? text('addUnnamed');
  return (
    <Box sx={{ ...row, flexWrap: 'wrap' }}>
      <Box sx={{ ...row, flex: '1 1 220px' }}>
        <OperatingSystemIcon code={device.system} size={36} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {text('addArrived', { name })}
          </Typography>
          <Box sx={{ typography: 'body2', color: 'tone.textSecondary' }}>
            {text('addArrivedAt', { time: formatInstant(device.at, preferences, 'second') })}
          </Box>
        </Box>
      </Box>
      {deviceHref && <Link href={deviceHref({ devicePk: device.pk })}>{text('addOpen', { name })}</Link>}
    </Box>
  );
}

function Ended({ state }: { readonly state: 'expired' | 'used_up' | 'revoked' }) {
  const text = useText('downloads');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 'var(--rc-space-xs)' }}>
      <StatusSign tone={state === 'revoked' ? 'error' : 'warn'} label={text(`addEnded_${state}`)} />
      <Box sx={{ typography: 'body2', color: 'tone.textSecondary' }}>{text(`addEndedHint_${state}`)}</Box>
    </Box>
  );
}

/** Where devices appear by themselves while the person watches, and what became of the command. */
export function DeviceWatch({ command, serverUrl, deviceHref, onAgain, onShowDevices }: DeviceWatchProps) {
  const text = useText('downloads');
  const { arrived, deviceCount, state } = command;
  const others = deviceCount - arrived.length;
  const isOver = state !== 'open';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--rc-space-lg)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        p: 'var(--rc-space-lg)',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: 'tone.surface',
      }}
    >
      <Box role="log" sx={{ display: arrived.length > 0 || others > 0 ? 'grid' : 'none', gap: 'var(--rc-space-md)' }}>
        {arrived.map((device) => (
          <Arrived key={device.pk} device={device} deviceHref={deviceHref} />
        ))}
        {others > 0 && <Box sx={{ typography: 'body1' }}>{text('addArrivedMore', { count: others })}</Box>}
      </Box>
      {state === 'open' ? (
        <Waiting command={command} serverUrl={serverUrl} />
      ) : (
        (state !== 'used_up' || deviceCount === 0) && <Ended state={state} />
      )}
      {(isOver || onShowDevices) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--rc-space-sm)' }}>
          {onShowDevices && (
            <Button variant="contained" onClick={onShowDevices}>
              {text('addShowDevices')}
            </Button>
          )}
          {isOver && <Button onClick={onAgain}>{text(deviceCount > 0 ? 'addAnother' : 'addRenew')}</Button>}
        </Box>
      )}
    </Box>
  );
}
