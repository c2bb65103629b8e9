import { waitingInMenu, type MainMenuPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { DenseButton, VisuallyHidden, MenuEntry, PopupMenu } from '@remote-console/ui/primitives';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import entry from './menuEntry.module.css';
import { pageHref } from './pageHref.ts';
import { MENU_LABELS } from './pageLabels.ts';
import { useWaiting } from './useWaiting.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** The content of the "More" button. */
export function MoreSign() {
  const text = useText('common');
  return (
    <>
      {text('more')}
      <ChevronDown size={14} strokeWidth={1.8} aria-hidden />
    </>
  );
}

interface MoreMenuProps {
  readonly pages: readonly MainMenuPage[];
  readonly current: MainMenuPage | null;
}

/** The entries of the main menu that don't fit into the bar. */
export function MoreMenu({ pages, current }: MoreMenuProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const waiting = useWaiting();
  const entries = pages.map((page) => ({ page, count: waitingInMenu(page, waiting) }));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const holdsCurrent = pages.some((page) => page === current);
  return (
    <>
      <DenseButton
        look="bare"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(holdsCurrent ? { 'data-current': true } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={entry.inBar}
      >
        <MoreSign />
      </DenseButton>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': text('mainMenu') } }}
      >
        {entries.map(({ page, count }) => (
          <MenuEntry
            key={page}
            href={pageHref(page, lang)}
            selected={page === current}
            aria-current={page === current ? 'page' : undefined}
            onClick={close}
          >
            {text(MENU_LABELS[page])}
            {count > 0 && (
              <>
                <WaitingCount count={count} />
                <VisuallyHidden>{text('waitingForYou', { count })}</VisuallyHidden>
              </>
            )}
          </MenuEntry>
        ))}
      </PopupMenu>
    </>
  );
}
