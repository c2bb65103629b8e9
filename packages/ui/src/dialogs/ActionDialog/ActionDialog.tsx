import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { DialogFrame, type DialogFrameProps } from '../DialogFrame.tsx';

/** One of the actions. */
export interface DialogAction<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** What it does, or why it is unavailable now. */
  readonly description?: string;
  readonly disabled?: boolean;
}

export interface ActionDialogProps<Id extends string> extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** What the actions are for. */
  readonly title: string;
  readonly actions: readonly DialogAction<Id>[];
  readonly onChoose: (choice: { readonly id: Id }) => void;
  /** Called on cancel, Escape and an outside click. */
  readonly onClose: () => void;
}

/** Shows a set of actions and runs the chosen one (A-DIALOG-18). */
export function ActionDialog<Id extends string>({
  open,
  title,
  actions,
  onChoose,
  onClose,
  onExited,
}: ActionDialogProps<Id>) {
  const text = useText('common');
  return (
    <DialogFrame
      open={open}
      title={title}
      onClose={onClose}
      onExited={onExited}
      actions={
        <Button variant="text" onClick={onClose}>
          {text('cancel')}
        </Button>
      }
    >
      <List disablePadding sx={{ mx: 'calc(-1 * var(--rc-space-md))' }}>
        {actions.map(({ id, label, description, disabled = false }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              component="button"
              disabled={disabled}
              onClick={() => onChoose({ id })}
              sx={{
                borderRadius: 'var(--rc-radius-control)',
                px: 'var(--rc-space-md)',
                minHeight: 44,
                textAlign: 'start',
                // The reason why something is unavailable has to stay readable.
                '&.Mui-disabled': { opacity: 1, color: 'tone.textHint' },
              }}
            >
              <ListItemText primary={label} {...(description === undefined ? {} : { secondary: description })} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </DialogFrame>
  );
}
