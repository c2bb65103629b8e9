import { useText } from '../../i18n/index.ts';
import { guestLabel } from '../guestTerminals.ts';
import { NothingOpen } from './NothingOpen.tsx';
import type { SessionTab } from './sessionState.ts';
import type { SessionWindowProps } from './SessionWindow.tsx';
import { shownTab } from './shownTab.ts';
import { TabPanel } from './TabPanel.tsx';
import type { TabActions, WaysOut } from './WayForward.tsx';

/** The props of a window that its views need. */
export type WindowViewsProps = Pick<
  SessionWindowProps,
  | 'device'
  | 'kinds'
  | 'state'
  | 'renderView'
  | 'poor'
  | 'onShow'
  | 'onOpenTerminal'
  | 'onCloseTab'
  | 'onAgain'
  | 'onTryNow'
  | 'onAgree'
  | keyof WaysOut
>;

/** The actions for the state of a connection. */
function actionsOf(window: WindowViewsProps, { id, beside, replacing }: SessionTab): TabActions {
  const { state, onCloseTab, onLeave, onOpenList, onAskAccess, onLogIn } = window;
  return {
    onAgain: () => window.onAgain(id),
    onTryNow: () => window.onTryNow(id),
    onAgree: () => window.onAgree(id),
    onCancel: () => {
      onCloseTab(id);
      if (state.tabs.length === 1 && !replacing) onLeave();
    },
    ...(beside && { onOpenOwn: () => window.onOpenTerminal() }),
    ...(replacing && { onKeepWatching: () => onCloseTab(id) }),
    onLeave,
    onOpenList,
    onAskAccess,
    onLogIn,
  };
}

/** The views of the connections, one of which is visible; without any, the reason. */
export function WindowViews(props: WindowViewsProps) {
  const { device, kinds, state, renderView, poor = false, onShow } = props;
  const text = useText('remote');
  const shown = shownTab(state);
  const choice = kinds.find(({ kind }) => kind === state.kind);
  const labelOf = ({ kind, number, beside }: SessionTab) => {
    if (beside) return guestLabel(beside, text);
    return kind === 'terminal'
      ? text('terminalNumber', { number })
      : text('viewOf', { kind: text(kind), name: device.alias });
  };
  return (
    <>
      {state.tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          tab={tab}
          label={labelOf(tab)}
          shown={tab === shown}
          poor={poor && tab === shown}
          actions={actionsOf(props, tab)}
        >
          {renderView(tab)}
        </TabPanel>
      ))}
      {shown === null && choice && <NothingOpen choice={choice} actions={props} onConnect={() => onShow(choice)} />}
    </>
  );
}
