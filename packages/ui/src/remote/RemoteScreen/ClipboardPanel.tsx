import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, Hint, TextArea } from '../../primitives/index.ts';
import styles from './RemoteScreen.module.css';
import { ScreenPanel } from './ScreenPanel.tsx';
import type { ScreenPanels } from './screenPanels.ts';
import type { ScreenState } from './screenState.ts';
import { takeText } from './useClipboard.ts';
import type { ScreenActs } from './useScreenActs.ts';

interface ClipboardPanelProps {
  readonly panels: ScreenPanels;
  readonly copied: ScreenState['copied'];
  readonly acts: ScreenActs;
  /** The browser can synchronize both clipboards without this panel. */
  readonly isAutomatic: boolean;
}

/** The clipboard of the device: to read, to change and to send. */
export function ClipboardPanel({ panels, copied, acts, isAutomatic }: ClipboardPanelProps) {
  const text = useText('remoteScreen');
  const [draft, setDraft] = useState(copied?.text ?? '');
  const [done, setDone] = useState('');
  const [shown, setShown] = useState(copied);
  if (shown !== copied) {
    setShown(copied);
    setDraft(copied?.text ?? '');
    setDone('');
  }
  const change = (value: string) => {
    setDraft(value);
    setDone('');
  };
  const send = () => {
    acts.paste(draft);
    setDone(text('clipboardSent'));
  };
  const take = async () => setDone(text((await takeText(draft)) ? 'clipboardTaken' : 'clipboardRefused'));
  return (
    <ScreenPanel panels={panels} name="clipboard" title={text('clipboard')}>
      <p className={styles.hint}>{text(isAutomatic ? 'clipboardAutomatic' : 'clipboardHint')}</p>
      <TextArea
        label={text('clipboardText')}
        value={draft}
        rows={{ min: 4, max: 8 }}
        onChange={({ value }) => change(value)}
      />
      <div className={styles.panelActs}>
        <Hint text={acts.refusal}>
          {(target) => (
            <Button
              variant="contained"
              {...(acts.refusal === null ? {} : { 'aria-disabled': true })}
              {...target}
              onClick={() => {
                if (acts.refusal === null) send();
              }}
            >
              {text('clipboardSend')}
            </Button>
          )}
        </Hint>
        <Button onClick={() => void take()}>{text('clipboardTake')}</Button>
      </div>
      <output className={styles.hint}>{done}</output>
    </ScreenPanel>
  );
}
