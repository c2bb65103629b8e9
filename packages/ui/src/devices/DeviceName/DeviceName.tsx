import type { Device } from '@remote-console/api-client';
import { BareLink, DenseButton } from '../../primitives/index.ts';
import { focusStyle } from '../../theme/components/focus.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';
import type { DeviceChoice } from '../actions.ts';

export interface DeviceNameProps {
  readonly device: Device;
  /** Where its details are; the name is a link then. */
  readonly href: string | undefined;
  /** Opens its details, where there is no address for them. */
  readonly onOpen: ((choice: DeviceChoice) => void) | undefined;
}

const useStyles = sharedStyles((theme) => ({
  name: {
    display: 'block',
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 13.5,
    lineHeight: '20px',
    fontWeight: 600,
    fontVariantNumeric: 'normal',
    color: theme.vars.palette.tone.text,
    textAlign: 'start',
    textDecoration: 'none',
    borderRadius: 4,
  },
  link: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusStyle(theme),
  },
  button: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.tone.accent}`,
      outlineOffset: -2,
      boxShadow: 'none',
    },
  },
}));

/** The name of a device: a link or a button to its details, or plain words. */
export function DeviceName({ device, href, onOpen }: DeviceNameProps) {
  const styleOf = useStyles();
  if (href !== undefined) {
    return (
      <BareLink href={href} className={`${styleOf('name')} ${styleOf('link')}`}>
        {device.alias}
      </BareLink>
    );
  }
  if (!onOpen) return <div className={styleOf('name')}>{device.alias}</div>;
  return (
    <DenseButton look="bare" className={`${styleOf('name')} ${styleOf('button')}`} onClick={() => onOpen({ device })}>
      {device.alias}
    </DenseButton>
  );
}
