import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { offersTutorial, type ConsoleMode } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Bell, Compass, Headset, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefOf } from '../routes/paths.ts';
import { useFrame } from './frameContext.ts';
import { HelpWayButton } from './HelpWayButton.tsx';
import { IN_DRAWER } from './menuEntryStyle.ts';
import { useHelp } from './useHelp.ts';

interface DrawerHelpProps {
  readonly mode: ConsoleMode;
  /** An entry was pressed. */
  readonly onGo: () => void;
}

const SIGN = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** What the bar of a wide screen has behind its pictures: notices, help, the tour. */
export function DrawerHelp({ mode, onGo }: DrawerHelpProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const { startTutorial } = useFrame();
  const { support, consultation } = useHelp(mode);
  return (
    <Box sx={{ display: 'grid', gap: '2px' }}>
      <ButtonBase component={Link} to={hrefOf('notice', { lang })} onClick={onGo} sx={IN_DRAWER}>
        <Bell {...SIGN} />
        {text('pageNotices')}
      </ButtonBase>
      <HelpWayButton way={support} onGo={onGo} sx={IN_DRAWER}>
        <Headset {...SIGN} />
        {text('support')}
      </HelpWayButton>
      {consultation && (
        <HelpWayButton way={consultation} onGo={onGo} sx={IN_DRAWER}>
          <MessageCircle {...SIGN} />
          {text('consultation')}
        </HelpWayButton>
      )}
      {offersTutorial(mode) && (
        <ButtonBase
          onClick={() => {
            onGo();
            startTutorial();
          }}
          sx={IN_DRAWER}
        >
          <Compass {...SIGN} />
          {text('tutorial')}
        </ButtonBase>
      )}
    </Box>
  );
}
