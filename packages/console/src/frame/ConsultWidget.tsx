import type { ConsoleMode } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { MessageCircle } from 'lucide-react';
import { HelpWayButton } from './HelpWayButton.tsx';
import { useHelp } from './useHelp.ts';

interface ConsultWidgetProps {
  readonly mode: ConsoleMode;
}

/** The way to a consultation in the corner of every page, where one is offered (A-FLAG-06). */
export function ConsultWidget({ mode }: ConsultWidgetProps) {
  const text = useText('frame');
  const { consultation } = useHelp(mode);
  if (!consultation) return null;
  return (
    <HelpWayButton
      way={consultation}
      label={text('consultation')}
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 16,
        zIndex: 'fab',
        width: 44,
        height: 44,
        borderRadius: '50%',
        bgcolor: 'tone.raised',
        color: 'tone.accentText',
        border: '1px solid',
        borderColor: 'tone.line',
        boxShadow: 3,
        '&:hover': { bgcolor: 'tone.accentSoft' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'tone.accent', outlineOffset: '2px' },
      }}
    >
      <MessageCircle size={20} strokeWidth={1.8} aria-hidden />
    </HelpWayButton>
  );
}
