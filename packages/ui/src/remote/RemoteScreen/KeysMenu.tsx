import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { NamedKey } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { PopupMenu } from '../../primitives/index.ts';
import { FUNCTION_KEYS, HELD_KEYS } from './deviceKeys.ts';
import type { ScreenPanels } from './screenPanels.ts';
import type { ScreenActs } from './useScreenActs.ts';

interface KeysMenuProps {
  readonly panels: ScreenPanels;
  readonly acts: ScreenActs;
}

/** Keys and combinations that a browser reserves for itself. */
export function KeysMenu({ panels, acts }: KeysMenuProps) {
  const text = useText('remoteScreen');
  const { open, close, container } = panels;
  const combinations: readonly (readonly [string, readonly NamedKey[]])[] = [
    [text('ctrlAltDelete'), ['control', 'alt', 'delete']],
    [text('altTab'), ['alt', 'tab']],
    [text('key_windows'), ['windows']],
    [text('key_escape'), ['escape']],
    [text('key_printScreen'), ['printScreen']],
  ];
  const choose = (act: () => void) => {
    close();
    act();
  };
  return (
    <PopupMenu
      open={open?.name === 'keys'}
      onClose={close}
      anchorEl={open?.anchor ?? null}
      {...(container ? { container } : {})}
      slotProps={{ list: { 'aria-label': text('keys') } }}
    >
      {combinations.map(([label, keys]) => (
        <MenuItem key={label} onClick={() => choose(() => acts.press(keys))}>
          {label}
        </MenuItem>
      ))}
      <Divider component="li" />
      {HELD_KEYS.map((key) => (
        <MenuItem
          key={key}
          role="menuitemcheckbox"
          aria-checked={acts.held.includes(key)}
          selected={acts.held.includes(key)}
          onClick={() => choose(() => acts.toggleHeld(key))}
        >
          {text('holdKey', { key: text(`key_${key}`) })}
        </MenuItem>
      ))}
      <Divider component="li" />
      <ListSubheader role="presentation">{text('functionKeys')}</ListSubheader>
      {FUNCTION_KEYS.map((number) => (
        <MenuItem key={number} onClick={() => choose(() => acts.pressFunction(number))}>
          {`F${number}`}
        </MenuItem>
      ))}
    </PopupMenu>
  );
}
