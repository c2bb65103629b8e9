import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  forgetView,
  saveView,
  VIEW_NAME_LIMIT,
  viewOf,
  type DeviceView,
  type ListChoices,
  type SavedView,
} from '@remote-console/domain';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDialogs } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, PopupMenu, ICON } from '../../primitives/index.ts';

export interface SavedViewsButtonProps {
  readonly view: DeviceView;
  readonly onViewChange: (view: DeviceView) => void;
  readonly choices: ListChoices;
  readonly onChoicesChange: (change: { readonly choices: ListChoices }) => void;
}

/** The views that the person has saved: to open, to add the present one, and to forget. */
export function SavedViewsButton({ view, onViewChange, choices, onChoicesChange }: SavedViewsButtonProps) {
  const text = useText('devices');
  const { input, confirm } = useDialogs();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const open = (saved: SavedView) => {
    close();
    onChoicesChange({ choices: { ...choices, columns: saved.columns } });
    onViewChange(viewOf(saved));
  };
  const keep = async () => {
    close();
    const name = await input({
      title: text('saveViewTitle'),
      body: text('saveViewBody'),
      label: text('viewName'),
      confirmLabel: text('saveViewConfirm'),
      limit: VIEW_NAME_LIMIT,
    });
    if (name !== null) onChoicesChange({ choices: saveView(choices, name, view) });
  };
  const forget = async ({ name }: SavedView) => {
    close();
    const isSure = await confirm({
      title: text('forgetViewTitle', { name }),
      confirmLabel: text('forgetViewConfirm'),
      tone: 'destructive',
    });
    if (isSure) onChoicesChange({ choices: forgetView(choices, name) });
  };
  return (
    <>
      <Button
        startIcon={<Bookmark {...ICON} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('savedViews')}
      </Button>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': text('savedViews') } }}
      >
        {choices.views.map((saved) => (
          <MenuItem key={saved.name} onClick={() => open(saved)}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {saved.name}
            </Box>
          </MenuItem>
        ))}
        {choices.views.length > 0 && <Divider component="li" />}
        <MenuItem onClick={() => void keep()}>
          <BookmarkPlus {...ICON} />
          {text('saveView')}
        </MenuItem>
        {choices.views.map((saved) => (
          <MenuItem key={`forget ${saved.name}`} onClick={() => void forget(saved)} sx={{ color: 'tone.error' }}>
            <Trash2 {...ICON} />
            {text('forgetView', { name: saved.name })}
          </MenuItem>
        ))}
      </PopupMenu>
    </>
  );
}
