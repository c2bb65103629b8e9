import { operatingSystemOf, type OperatingSystemId } from '@remote-console/domain';
import { useText } from '../../i18n/useText.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';
import { radius } from '../../theme/tokens.ts';

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

const useStyles = sharedStyles(({ vars: { palette } }) => ({
  tile: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radius.control,
    backgroundColor: palette.tone.sunken,
    color: palette.tone.textSecondary,
    fontSize: 10.5,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '0.01em',
  },
}));

/** Edge in pixels from which the letters are larger. */
const LARGE = 34;

/** The operating system as a tile of three letters; its name is read out and shows on hover. */
export function OperatingSystemIcon({ code, size = 30 }: OperatingSystemIconProps) {
  const text = useText('common');
  const styleOf = useStyles();
  const system = operatingSystemOf(code);
  const name = system.name ?? text('osUnknown');
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={styleOf('tile')}
      style={{ width: size, height: size, ...(size < LARGE ? {} : { fontSize: 11 }) }}
    >
      {SHORT[system.id]}
    </span>
  );
}
