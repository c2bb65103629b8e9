import Box from '@mui/material/Box';
import type { Device } from '@remote-console/api-client';
import { Link } from '../../primitives/index.ts';
import type { DeviceChoice } from '../actions.ts';

export interface DeviceNameProps {
  readonly device: Device;
  /** Where its details are; the name is a link then. */
  readonly href: string | undefined;
  /** Opens its details, where there is no address for them. */
  readonly onOpen: ((choice: DeviceChoice) => void) | undefined;
}

const nameStyle = {
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13.5,
  lineHeight: '20px',
  fontWeight: 600,
  color: 'tone.text',
  textAlign: 'start',
} as const;

/** The name of a device: a link or a button to its details, or plain words. */
export function DeviceName({ device, href, onOpen }: DeviceNameProps) {
  if (href !== undefined) {
    return (
      <Link href={href} tone="inherit" sx={nameStyle}>
        {device.alias}
      </Link>
    );
  }
  if (!onOpen) return <Box sx={nameStyle}>{device.alias}</Box>;
  return (
    <Box
      component="button"
      type="button"
      onClick={() => onOpen({ device })}
      sx={{
        ...nameStyle,
        p: 0,
        border: 0,
        bgcolor: 'transparent',
        fontFamily: 'inherit',
        cursor: 'pointer',
        borderRadius: '4px',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'tone.accent', outlineOffset: '-2px' },
      }}
    >
      {device.alias}
    </Box>
  );
}
