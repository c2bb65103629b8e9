import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, Popup, SMALL_ICON } from '../../primitives/index.ts';
import styles from './RemoteScreen.module.css';
import type { ScreenPanelName, ScreenPanels } from './screenPanels.ts';

interface ScreenPanelProps {
  readonly panels: ScreenPanels;
  readonly name: ScreenPanelName;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A panel that opens at a tool: title, close button, and content. */
export function ScreenPanel({ panels, name, title, children }: ScreenPanelProps) {
  const text = useText('remoteScreen');
  const titleId = useId();
  const { open, close, container } = panels;
  const isOpen = open?.name === name;
  return (
    <Popup
      open={isOpen}
      onClose={close}
      anchorEl={open?.anchor ?? null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      {...(container ? { container } : {})}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <div className={styles.panel}>
        <div className={styles.panelHead}>
          <h2 id={titleId} className={styles.panelTitle}>
            {title}
          </h2>
          <IconButton size="small" aria-label={text('close')} onClick={close}>
            <X {...SMALL_ICON} />
          </IconButton>
        </div>
        {children}
      </div>
    </Popup>
  );
}
