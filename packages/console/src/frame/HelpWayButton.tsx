import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HelpWay } from './useHelp.ts';

interface HelpWayButtonProps {
  readonly way: HelpWay;
  /** It was pressed. */
  readonly onGo?: () => void;
  readonly sx: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A way to help: a link into another tab, a link inside the console, or a button. */
export function HelpWayButton({ way, onGo, sx, children }: HelpWayButtonProps) {
  switch (way.kind) {
    case 'outside':
      return (
        <ButtonBase component="a" href={way.href} target="_blank" rel="noopener noreferrer" onClick={onGo} sx={sx}>
          {children}
        </ButtonBase>
      );
    case 'inside':
      return (
        <ButtonBase component={Link} to={way.href} onClick={onGo} sx={sx}>
          {children}
        </ButtonBase>
      );
    case 'act':
      return (
        <ButtonBase
          onClick={() => {
            onGo?.();
            way.act();
          }}
          sx={sx}
        >
          {children}
        </ButtonBase>
      );
  }
}
