import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { focusStyle } from '../../theme/components/focus.ts';

interface OpeningTitleProps {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The title of a row that opens. */
export function OpeningTitle({ onOpen, children }: OpeningTitleProps) {
  return (
    <ButtonBase
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      title={typeof children === 'string' ? children : undefined}
      sx={(theme) => ({
        display: 'block',
        minWidth: 0,
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textAlign: 'start',
        borderRadius: 'var(--rc-radius-mark)',
        fontWeight: 600,
        color: 'tone.text',
        '&:hover': { textDecoration: 'underline', color: 'tone.accentText' },
        '&.Mui-focusVisible': focusStyle(theme),
      })}
    >
      {children}
    </ButtonBase>
  );
}
