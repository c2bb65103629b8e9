import { mayMakeInstallers, type CardSizePreset, type DeviceView, type ListPreferences } from '@remote-console/domain';
import { useRef, type ReactNode } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { ExportButton } from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { columnMeasures } from './DeviceCardGrid/CardColumns.tsx';
import { FirstDevicePlace, type DevicesShown } from './FirstDevicePlace.tsx';
import { DeviceListHead } from './DeviceListHead.tsx';
import styles from './DeviceListWidget.module.css';
import { addDeviceTo, type DeviceListWidgetInput, type LeaveQuestion } from './listWidget.ts';
import { SavedViewsButton } from './SavedViewsButton.tsx';
import type { OpenedList } from '../savedViews/index.ts';
import { useActor } from './useActor.ts';
import { DeviceViews } from './DeviceViews.tsx';
import { useDeviceExport } from './useDeviceExport.ts';
import { useListChoices } from './useListChoices.ts';
import { useListRefresh } from './useListRefresh.ts';

export interface DeviceListWidgetProps extends DeviceListWidgetInput {
  /** The size of the cards; kept by the widget itself by default. */
  readonly cardSize?: CardSizePreset;
  /** The new size of the cards. */
  readonly onCardSizeChange?: (change: { readonly size: CardSizePreset }) => void;
  /** The person's columns; kept by the widget itself, while it is open, by default. */
  readonly choices?: ListPreferences;
  /** The new columns. */
  readonly onChoicesChange?: (change: { readonly choices: ListPreferences }) => void;
  /** A list is to be shown as a saved view has it; by default the view opens in the current list. */
  readonly onOpenView?: (choice: { readonly groupId: string; readonly view: DeviceView }) => void;
  /** The address of a list; enables links to saved views. */
  readonly viewHref?: (choice: { readonly groupId: string; readonly view: DeviceView }) => string;
  /** More actions in the header, such as opening the group tree on a phone. */
  readonly actions?: ReactNode;
  /** Called with whether the list or the first-device guide is shown, once known and on each change. */
  readonly onShown?: (shown: DevicesShown) => void;
  /**
   * Called with a function that asks before the person leaves while edits are unsaved, and with `null` once nothing is.
   * A host that navigates elsewhere asks first; the widget itself asks for what is inside it.
   */
  readonly onLeaveQuestion?: (question: LeaveQuestion | null) => void;
}

/** The device list: header with search and views, then the current view. The host holds its state and the group. */
export function DeviceListWidget(props: DeviceListWidgetProps) {
  const {
    cardSize,
    onCardSizeChange,
    choices: keptChoices,
    onChoicesChange,
    installHref,
    actions,
    onLeaveQuestion,
    onShown,
    onOpenView,
    viewHref,
    ...rest
  } = props;
  const { groupId, groupHref, view, onViewChange, session, mobile = false } = rest;
  const { refreshing, round, readAgain } = useListRefresh();
  const { size, choices, changeSize, changeChoices } = useListChoices({
    cardSize,
    onCardSizeChange,
    choices: keptChoices,
    onChoicesChange,
  });
  const { block } = useDialogs();
  const { corporate } = useActor(props);
  const person = usePerson(session);
  const offersInstallers = !mobile && mayMakeInstallers(person ?? {});
  const input = { ...rest, installHref: offersInstallers ? installHref : undefined };
  const file = useDeviceExport({ view, groupId });
  // In card view header, cards and footer share their edges, so that no empty column remains on one side.
  const hasCards = view.view === 'card' || view.view === 'live';
  const question = useRef<LeaveQuestion | null>(null);
  const { columns } = choices;

  // Live pictures need the Corporate license; without it the view stays and a dialog says so (A-DIALOG-04).
  const changeView = async (next: DeviceView) => {
    if (next.view === 'live' && view.view !== 'live' && !corporate) void block();
    else if (question.current === null || (await question.current())) onViewChange(next);
  };
  const open = async ({ columns: order, ...opened }: OpenedList) => {
    if (question.current !== null && !(await question.current())) return;
    changeChoices({ choices: { ...choices, columns: order } });
    if (onOpenView) onOpenView(opened);
    else onViewChange(opened.view);
  };
  const holdQuestion = (asks: LeaveQuestion | null) => {
    question.current = asks;
    onLeaveQuestion?.(asks);
  };
  return (
    <div
      className={`${styles.list} ${hasCards ? styles.cards : ''}`}
      style={hasCards ? columnMeasures(size) : undefined}
    >
      <FirstDevicePlace
        groupId={groupId}
        view={view}
        person={person}
        deviceHref={rest.deviceHref}
        licenseHref={rest.licenseHref}
        onShown={onShown}
        actions={actions}
      >
        <DeviceListHead
          groupId={groupId}
          groupHref={groupHref}
          view={view}
          onViewChange={(next) => void changeView(next)}
          refreshing={refreshing}
          onRefresh={() => void readAgain()}
          cardSize={size}
          onCardSizeChange={changeSize}
          choices={choices}
          onChoicesChange={changeChoices}
          viewsButton={
            <SavedViewsButton
              current={{ groupId, view, columns }}
              onOpen={(opened) => void open(opened)}
              viewHref={viewHref}
              session={session}
              browserViews={choices.views}
              onBrowserViewsSaved={(views) => changeChoices({ choices: { ...choices, views } })}
            />
          }
          actions={actions}
          exportButton={<ExportButton compact state={file.state} onExport={file.make} onFetched={file.reset} />}
          installHref={input.installHref}
          onAddDevice={addDeviceTo(rest)}
        />
        <DeviceViews input={input} size={size} columns={columns} round={round} onLeaveQuestion={holdQuestion} />
      </FirstDevicePlace>
    </div>
  );
}
