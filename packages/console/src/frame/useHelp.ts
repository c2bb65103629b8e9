import { isMobileClient, offersConsultation, type ConsoleMode } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { useDialogs } from '@remote-console/ui/dialogs';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';

/** One kind of help: an external address, an internal one, or an action. */
export type HelpWay =
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'inside'; readonly href: string }
  | { readonly kind: 'act'; readonly act: () => void };

/** The kinds of help. */
export interface HelpWays {
  readonly support: HelpWay;
  /** `null` where no consultation is offered. */
  readonly consultation: HelpWay | null;
}

/**
 * Where customer support and the consultation are. Without a configured address, support is the built-in support area,
 * and the consultation says how to get in touch; nothing is ever loaded from other sites.
 */
export function useHelp(mode: ConsoleMode): HelpWays {
  const text = useText('frame');
  const lang = useLanguage();
  const navigate = useNavigate();
  const { confirm } = useDialogs();
  const { help } = useServices();
  const area = hrefOf(isMobileClient(mode) ? 'notice' : 'support', { lang });

  const tellHowToReach = async () => {
    const wantsSupport = await confirm({
      title: text('consultTitle'),
      body: text('consultBody'),
      confirmLabel: text('openSupport'),
    });
    if (!wantsSupport) return;
    if (help.support === null) await navigate(area);
    else window.open(help.support, '_blank', 'noopener');
  };

  const consultation: HelpWay =
    help.consultation === null
      ? { kind: 'act', act: () => void tellHowToReach() }
      : { kind: 'outside', href: help.consultation };
  return {
    support: help.support === null ? { kind: 'inside', href: area } : { kind: 'outside', href: help.support },
    consultation: offersConsultation(mode) ? consultation : null,
  };
}
