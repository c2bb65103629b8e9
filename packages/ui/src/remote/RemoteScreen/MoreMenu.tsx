import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { connectionQuality } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { PopupMenu } from '../../primitives/index.ts';
import type { ScreenPanelName } from './screenPanels.ts';
import type { ScreenTools } from './screenTools.ts';
import { useMonitorLabel } from './useMonitors.ts';

interface EntryProps {
  readonly words: string;
  /** Why it does nothing; null if it does something. */
  readonly refusal?: string | null;
  readonly checked?: boolean;
  readonly onChoose: () => void;
}

/** An entry of the menu. A phone has no hover: the reason for doing nothing is below its text. */
function Entry({ words, refusal = null, checked, onChoose, ...item }: EntryProps) {
  return (
    <MenuItem
      {...item}
      onClick={refusal === null ? onChoose : undefined}
      {...(refusal === null ? {} : { 'aria-disabled': true })}
      {...(checked === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': checked, selected: checked })}
      sx={{ display: 'block', whiteSpace: 'normal', ...(refusal === null ? {} : { color: 'tone.textSecondary' }) }}
    >
      {words}
      {refusal !== null && <small style={{ display: 'block' }}>{refusal}</small>}
    </MenuItem>
  );
}

/** On a phone: all tools that do not fit next to the screen. */
export function MoreMenu(tools: ScreenTools) {
  const text = useText('remoteScreen');
  const { panels, acts, state, size, isViewOnly } = tools;
  const { open, close, toggle, container } = panels;
  const monitorLabel = useMonitorLabel(tools.monitorChoice);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  const openPanel = (name: ScreenPanelName) => () => {
    if (open) toggle(name, open.anchor);
  };
  return (
    <PopupMenu
      open={open?.name === 'more'}
      onClose={close}
      anchorEl={open?.anchor ?? null}
      {...(container ? { container } : {})}
      slotProps={{ list: { 'aria-label': text('more') } }}
    >
      {tools.monitorChoice.monitors.length > 0 && <Entry words={monitorLabel} onChoose={openPanel('monitors')} />}
      <Entry words={text(`quality_${connectionQuality(state.roundTrips)}`)} onChoose={openPanel('quality')} />
      <Entry
        words={text('sizeFit')}
        checked={size === 'fit'}
        onChoose={choose(() => tools.onSize({ size: size === 'fit' ? 'actual' : 'fit' }))}
      />
      <Entry
        words={text('viewOnly')}
        checked={isViewOnly}
        refusal={tools.viewOnlyRefusal}
        onChoose={choose(() => tools.onViewOnly({ viewOnly: !isViewOnly }))}
      />
      <Divider component="li" />
      <Entry
        words={text('ctrlAltDelete')}
        refusal={acts.refusal}
        onChoose={choose(() => acts.press(['control', 'alt', 'delete']))}
      />
      <Entry words={text('keys')} refusal={acts.refusal} onChoose={openPanel('keys')} />
      <Entry words={text('screenshot')} refusal={tools.screenshotRefusal} onChoose={choose(tools.onScreenshot)} />
      {tools.onFullScreen && (
        <Entry words={text(tools.isFull ? 'leaveFullScreen' : 'fullScreen')} onChoose={choose(tools.onFullScreen)} />
      )}
      {tools.onDisconnect && <Entry words={text('disconnect')} onChoose={choose(tools.onDisconnect)} />}
    </PopupMenu>
  );
}
