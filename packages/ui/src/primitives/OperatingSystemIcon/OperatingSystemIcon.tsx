import Box from '@mui/material/Box';
import { operatingSystemOf, type OperatingSystemId } from '@remote-console/domain';
import { useText } from '../../i18n/useText.ts';
import { radius } from '../../theme/tokens.ts';
import { HiddenText } from '../HiddenText/index.ts';

export interface OperatingSystemIconProps {
  /** `dev_os_id` of the device. */
  readonly code: number | null | undefined;
  /** Edge in pixels; 30 unless told. */
  readonly size?: number;
}

const SHORT = {
  unknown: '?',
  windows: 'WIN',
  linux: 'LNX',
  mac: 'MAC',
  android: 'AND',
  ios: 'iOS',
} as const satisfies Record<OperatingSystemId, string>;

/** The operating system as a tile of three letters; its name is read out and shows on hover. */
export function OperatingSystemIcon({ code, size = 30 }: OperatingSystemIconProps) {
  const text = useText('common');
  const system = operatingSystemOf(code);
  const name = system.name ?? text('osUnknown');
  return (
    <Box
      component="span"
      title={name}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        position: 'relative',
        width: size,
        height: size,
        borderRadius: `${radius.control}px`,
        bgcolor: 'tone.sunken',
        color: 'tone.textSecondary',
        fontSize: size < 34 ? 10.5 : 11,
        fontWeight: 700,
        lineHeight: 1,
        letterSpacing: '0.01em',
      }}
    >
      <span aria-hidden>{SHORT[system.id]}</span>
      <HiddenText>{name}</HiddenText>
    </Box>
  );
}
