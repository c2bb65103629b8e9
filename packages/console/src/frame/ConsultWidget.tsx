import type { ConsoleMode } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { IconLink } from '@remote-console/ui/primitives';
import { MessageCircle } from 'lucide-react';
import { useHelp } from './useHelp.ts';

interface ConsultWidgetProps {
  readonly mode: ConsoleMode;
}

/**
 * The link to a consultation in the bar of every page, where a chat is configured (A-FLAG-06). Otherwise the help menu
 * says how to get in touch.
 */
export function ConsultWidget({ mode }: ConsultWidgetProps) {
  const text = useText('frame');
  const { consultation } = useHelp(mode);
  if (consultation?.kind !== 'outside') return null;
  return (
    <IconLink href={consultation.href} label={text('consultation')} newTab>
      <MessageCircle size={18} strokeWidth={1.8} aria-hidden />
    </IconLink>
  );
}
