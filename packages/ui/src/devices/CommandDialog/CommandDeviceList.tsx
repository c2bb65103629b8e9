import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { Device } from '@remote-console/api-client';
import { isSettled, type CommandResult } from '@remote-console/domain';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { OperatingSystemIcon, SMALL_ICON } from '../../primitives/index.ts';
import { whereaboutsOf } from '../whereabouts.ts';
import { resultWords, type CommandAction } from './commandTexts.ts';

/** One line: a device, and what is or will be with it. */
export interface CommandLine {
  readonly device: Device;
  /** What became of the order; nothing while it is only asked. */
  readonly result?: CommandResult | undefined;
  /** Why the device is left out, in words. */
  readonly because?: string;
}

interface CommandDeviceListProps {
  readonly action: CommandAction;
  readonly label: string;
  readonly lines: readonly CommandLine[];
  readonly groupName: (device: Device) => string;
}

function Sign({ result }: { readonly result: CommandResult }) {
  if (!isSettled(result)) {
    return result.kind === 'next' ? <Clock {...SMALL_ICON} /> : <CircularProgress size={14} aria-hidden />;
  }
  return result.kind === 'done' ? <CircleCheck {...SMALL_ICON} /> : <CircleAlert {...SMALL_ICON} />;
}

function toneOf(result: CommandResult): string {
  if (!isSettled(result)) return 'tone.textSecondary';
  return result.kind === 'done' ? 'tone.online' : 'tone.error';
}

function Result({ action, result }: { readonly action: CommandAction; readonly result: CommandResult }) {
  const text = useText('deviceCommands');
  const message = useMessage();
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 'var(--rc-space-snug)',
        fontSize: 'var(--rc-font-size-label)',
        lineHeight: '18px',
        color: toneOf(result),
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', flex: 'none', pt: 'var(--rc-space-hair)' }}>
        <Sign result={result} />
      </Box>
      <span>{resultWords(action, result, text, message)}</span>
    </Box>
  );
}

/** The devices that a command goes to, or leaves out: exactly these, by name and place. */
export function CommandDeviceList({ action, label, lines, groupName }: CommandDeviceListProps) {
  const labelId = useId();
  return (
    <Box sx={{ mt: 'var(--rc-space-md)' }}>
      <Box
        id={labelId}
        sx={{
          mb: 'var(--rc-space-snug)',
          fontSize: 'var(--rc-font-size-label)',
          lineHeight: '18px',
          fontWeight: 600,
          color: 'tone.text',
        }}
      >
        {label}
      </Box>
      <Box
        component="ul"
        aria-labelledby={labelId}
        // Scrolls on its own in a long list, so the keyboard must reach it.
        tabIndex={0}
        sx={{
          m: 0,
          p: 0,
          maxHeight: 260,
          overflowY: 'auto',
          listStyle: 'none',
          border: 1,
          borderColor: 'tone.line',
          borderRadius: 'var(--rc-radius-control)',
          '& > li + li': { borderTop: 1, borderColor: 'tone.line' },
        }}
      >
        {lines.map(({ device, result, because }) => (
          <Box
            component="li"
            key={device.pk}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 'var(--rc-space-cosy)',
              p: 'var(--rc-space-sm) var(--rc-space-md)',
              minWidth: 0,
            }}
          >
            <OperatingSystemIcon code={device.dev_os_id} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box
                sx={{
                  fontSize: 'var(--rc-font-size-entry)',
                  lineHeight: '20px',
                  fontWeight: 600,
                  color: 'tone.text',
                  overflowWrap: 'anywhere',
                }}
              >
                {device.alias}
              </Box>
              {result ? (
                <Result action={action} result={result} />
              ) : (
                <Box
                  sx={{
                    fontSize: 'var(--rc-font-size-label)',
                    lineHeight: '18px',
                    color: 'tone.textSecondary',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {because ?? whereaboutsOf(device, groupName(device))}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
