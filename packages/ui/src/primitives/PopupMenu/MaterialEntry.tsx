import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { useLinkClick } from '../../contexts/index.ts';
import { isPlainPress } from '../Link/isPlainPress.ts';
import type { MenuEntryProps } from './MenuEntry.tsx';

const COLORS = { danger: 'tone.error', quiet: 'tone.textSecondary' } as const;

/** A menu entry, rendered by Material UI. */
export function MaterialEntry({ href, newTab = false, tone, wraps = false, icon, note, ...props }: MenuEntryProps) {
  const onLinkClick = useLinkClick();
  const { onClick, children, ...item } = props;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (href !== undefined && !newTab && isPlainPress(event)) onLinkClick?.({ href, event });
  };
  const look = { ...(tone ? { color: COLORS[tone] } : {}), ...(wraps ? { whiteSpace: 'normal' } : {}) };
  const words =
    icon === undefined ? (
      children
    ) : (
      <>
        <ListItemIcon>{icon}</ListItemIcon>
        <ListItemText secondary={note}>{children}</ListItemText>
      </>
    );
  if (href === undefined) {
    return (
      <MenuItem {...item} sx={look} onClick={onClick}>
        {words}
      </MenuItem>
    );
  }
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <MenuItem {...item} sx={look} component="a" href={href} {...tab} onClick={follow}>
      {words}
    </MenuItem>
  );
}

/** A menu divider, rendered by Material UI. */
export function MaterialMenuLine() {
  return <Divider role="presentation" component="li" />;
}
