import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Undo2, X } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { SMALL_ICON } from '../../primitives/index.ts';
import { Floating } from '../../provider/index.ts';
import { radius } from '../../theme/index.ts';

/** Closes the bar that shows now. Only the last move can be taken back, whichever part of the page made it. */
let closeShown: (() => void) | null = null;

/** How long a move can be taken back, in milliseconds. */
export const UNDO_MS = 10_000;

export interface UndoBarProps {
  /** What has happened, a sentence each. */
  readonly children: readonly string[];
  /** Takes it back. */
  readonly onUndo: () => void;
  /** The time is over, or the bar was closed. */
  readonly onClose: () => void;
}

/**
 * Says what has happened and offers for ten seconds to take it back. The time stands still while the pointer or the focus
 * is in it, so that nobody has to hurry.
 */
export function UndoBar({ children, onUndo, onClose }: UndoBarProps) {
  const text = useText('groups');
  const common = useText('common');
  const [held, setHeld] = useState(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const close = () => latest.current();
    closeShown?.();
    closeShown = close;
    return () => {
      if (closeShown === close) closeShown = null;
    };
  }, []);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => latest.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <Floating>
      <Box
        role="status"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        sx={{
          position: 'fixed',
          left: '50%',
          bottom: 24,
          transform: 'translateX(-50%)',
          zIndex: 'snackbar',
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          width: 'max-content',
          maxWidth: 'calc(100vw - 32px)',
          p: '8px 8px 8px 16px',
          borderRadius: `${radius.card}px`,
          border: 1,
          borderColor: 'tone.line',
          bgcolor: 'tone.raised',
          color: 'tone.text',
          boxShadow: (theme) => theme.vars.palette.elevation.menu,
          fontSize: 13.5,
          lineHeight: '20px',
        }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {children.map((sentence, at) => (
            <Fragment key={sentence}>
              {at > 0 && ' '}
              <span>{sentence}</span>
            </Fragment>
          ))}
        </Box>
        <Button size="small" startIcon={<Undo2 {...SMALL_ICON} />} onClick={onUndo} sx={{ flex: 'none' }}>
          {text('undo')}
        </Button>
        <IconButton size="small" aria-label={common('close')} onClick={onClose} sx={{ flex: 'none' }}>
          <X {...SMALL_ICON} />
        </IconButton>
      </Box>
    </Floating>
  );
}
