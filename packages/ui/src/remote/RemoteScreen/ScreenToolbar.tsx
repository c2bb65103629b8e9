import Switch from '@mui/material/Switch';
import { connectionQuality } from '@remote-console/domain';
import {
  Camera,
  ClipboardList,
  Keyboard,
  Maximize,
  Minimize,
  Monitor,
  PenLine,
  RotateCcwKey,
  Scaling,
  SignalHigh,
  Unplug,
} from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, Hint, ICON } from '../../primitives/index.ts';
import styles from './RemoteScreen.module.css';
import type { ScreenTools } from './screenTools.ts';
import { ToolButton } from './ToolButton.tsx';
import { useMonitorLabel } from './useMonitors.ts';

const TONES = { unknown: '', good: styles.good, fair: styles.fair, poor: styles.poor } as const;

function QualityButton({ state, panels }: Pick<ScreenTools, 'state' | 'panels'>) {
  const text = useText('remoteScreen');
  const connection = connectionQuality(state.roundTrips);
  return (
    <Button
      size="small"
      variant="text"
      className={styles.tool}
      aria-haspopup="dialog"
      aria-expanded={panels.open?.name === 'quality'}
      onClick={({ currentTarget }) => panels.toggle('quality', currentTarget)}
    >
      <SignalHigh {...ICON} className={TONES[connection]} />
      {text(`quality_${connection}`)}
    </Button>
  );
}

function MonitorsButton({ monitorChoice, panels }: Pick<ScreenTools, 'monitorChoice' | 'panels'>) {
  return (
    <Button
      size="small"
      variant="text"
      className={styles.tool}
      aria-haspopup="menu"
      aria-expanded={panels.open?.name === 'monitors'}
      onClick={({ currentTarget }) => panels.toggle('monitors', currentTarget)}
    >
      <Monitor {...ICON} />
      {useMonitorLabel(monitorChoice)}
    </Button>
  );
}

function ViewOnlySwitch({ isViewOnly, viewOnlyRefusal, onViewOnly }: ScreenTools) {
  const text = useText('remoteScreen');
  const id = useId();
  return (
    <Hint text={viewOnlyRefusal}>
      {(target) => (
        <label htmlFor={id} className={styles.viewOnly} {...target}>
          <Switch
            checked={isViewOnly}
            disabled={viewOnlyRefusal !== null}
            onChange={(_event, viewOnly) => onViewOnly({ viewOnly })}
            slotProps={{ input: { id, role: 'switch' } }}
          />
          {text('viewOnly')}
        </label>
      )}
    </Hint>
  );
}

/** The tools above the screen. On a phone other rows replace them. */
export function ScreenToolbar(tools: ScreenTools) {
  const text = useText('remoteScreen');
  const { acts, panels, isTyping, onTyping, onScreenshot, screenshotRefusal, isFull, onFullScreen, onDisconnect } =
    tools;
  const isOpen = (name: 'keys' | 'clipboard') => panels.open?.name === name;
  return (
    <div role="toolbar" aria-label={text('toolbar')} className={styles.bar}>
      {tools.monitorChoice.monitors.length > 0 && <MonitorsButton {...tools} />}
      <ToolButton
        label={text('sizeFit')}
        Icon={Scaling}
        isPressed={tools.size === 'fit'}
        onClick={() => tools.onSize({ size: tools.size === 'fit' ? 'actual' : 'fit' })}
      />
      <QualityButton state={tools.state} panels={panels} />
      <span className={styles.spring} />
      <ViewOnlySwitch {...tools} />
      <ToolButton
        label={text('ctrlAltDelete')}
        Icon={RotateCcwKey}
        refusal={acts.refusal}
        onClick={() => acts.press(['control', 'alt', 'delete'])}
      />
      <ToolButton
        label={text('keys')}
        Icon={Keyboard}
        refusal={acts.refusal}
        opens="menu"
        isExpanded={isOpen('keys')}
        onClick={({ currentTarget }) => panels.toggle('keys', currentTarget)}
      />
      <ToolButton
        label={text('type')}
        Icon={PenLine}
        refusal={acts.refusal}
        isPressed={isTyping}
        onClick={() => onTyping({ isTyping: !isTyping })}
      />
      <ToolButton
        label={text('clipboard')}
        Icon={ClipboardList}
        opens="dialog"
        isExpanded={isOpen('clipboard')}
        onClick={({ currentTarget }) => panels.toggle('clipboard', currentTarget)}
      />
      <ToolButton label={text('screenshot')} Icon={Camera} refusal={screenshotRefusal} onClick={onScreenshot} />
      {onFullScreen && (
        <ToolButton
          label={text(isFull ? 'leaveFullScreen' : 'fullScreen')}
          Icon={isFull ? Minimize : Maximize}
          onClick={onFullScreen}
        />
      )}
      {onDisconnect && <ToolButton label={text('disconnect')} Icon={Unplug} onClick={onDisconnect} />}
    </div>
  );
}
