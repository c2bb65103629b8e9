import type { Device, Profile } from '@remote-console/api-client';
import {
  imageRefreshInterval,
  opensSession,
  sessionKindOf,
  type ActionContext,
  type BulkAction,
  type BulkPlan,
  type LaunchEnvironment,
} from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../i18n/index.ts';
import { usePerson, useToast } from '../contexts/index.ts';
import type { DeviceActionHandlers, DeviceChoice, OpenSession, RefusedAction } from './actions.ts';
import type { CommandAction } from './CommandDialog/commandTexts.ts';
import type { SaveMemo } from './DeviceMemo/DeviceMemo.tsx';
import { useGroupNames } from '../groups/index.ts';
import { useDeviceCommands } from './useDeviceCommands.tsx';
import { useDeviceEditing } from './useDeviceEditing.tsx';
import { useFavouriteStars } from './useFavouriteStars.ts';
import { useHandler, useStableHandlers } from './useHandler.ts';
import { useLiveImage } from './useLiveImage.tsx';
import { useRefusedActions } from './useRefusedActions.ts';
import { useRemoteStart } from './useRemoteStart.tsx';
import { useWakeDialog } from './useWakeDialog.tsx';

interface DeviceActionsInput {
  /** The devices as the server last sent them. */
  readonly devices: readonly Device[];
  /** Who performs the action. */
  readonly context: ActionContext;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
  /** Where the console runs, which determines how a viewer is started; in a browser by default. */
  readonly environment?: LaunchEnvironment | undefined;
  /** Opens a session with a device in the page, if its agent supports that; otherwise the viewer is used. */
  readonly onOpenSession?: OpenSession | undefined;
  /** Opens the details of a device. */
  readonly onOpenDevice?: ((choice: { readonly deviceId: number }) => void) | undefined;
  /** Requests the right to open a device; without it the approval request is not offered. */
  readonly onAskAccess?: ((choice: DeviceChoice) => void) | undefined;
  /** Devices were removed. */
  readonly onDeleted?: ((gone: { readonly devices: readonly Device[] }) => void) | undefined;
  /** What the host handles itself, instead of the defaults here. */
  readonly handlers?: DeviceActionHandlers | undefined;
}

export interface DeviceHandling {
  readonly handlers: DeviceActionHandlers;
  /** An action of the selection was chosen. */
  readonly onBulk: (choice: { readonly action: BulkAction; readonly plan: BulkPlan<Device> }) => void;
  readonly onToggleFavourite: (choice: DeviceChoice) => void;
  readonly onSaveMemo: SaveMemo;
  readonly onRefused: (refusal: RefusedAction) => void;
  /** Whether a deletion was sent from here and not refused. */
  readonly deleting: boolean;
  /** The devices with the stars that were just clicked [B-FAV-06]. */
  readonly devices: readonly Device[];
  /** Render this once: the dialogs of the actions. */
  readonly dialogs: ReactNode;
}

/** What the widgets do with devices: every action of the rules, each with its dialog, result and texts. */
export function useDeviceActions(input: DeviceActionsInput): DeviceHandling {
  const { devices, context, session, environment = 'browser', handlers: hosted } = input;
  const { onOpenDevice, onAskAccess, onDeleted, onOpenSession } = input;
  const message = useMessage();
  const toast = useToast();
  const person = usePerson(session);
  const { nameOf } = useGroupNames();
  const stars = useFavouriteStars(devices);
  const { explainOffline, onRefused } = useRefusedActions();
  const editing = useDeviceEditing(session);
  const waking = useWakeDialog();
  const live = useLiveImage({ devices, interval: imageRefreshInterval(person) });
  const commands = useDeviceCommands({
    memberId: person?.id ?? 0,
    groupName: nameOf,
    onDone: ({ action, done }) => {
      if (action === 'delete') onDeleted?.({ devices: done });
    },
  });
  const remote = useRemoteStart({
    mobile: context.mobile,
    environment,
    obstacle: context.viewer ?? null,
    onOffline: explainOffline,
  });

  const ask =
    (action: CommandAction) =>
    ({ device }: DeviceChoice) =>
      commands.ask({ action, devices: [device], skipped: [] });
  /** A session in the page if the agent offers one, otherwise the viewer. */
  const reach = (action: 'remote' | 'terminal' | 'fileTransfer', device: Device) => {
    const kind = opensSession(action, device, context) ? sessionKindOf(action, device) : null;
    if (kind !== null) onOpenSession?.({ deviceId: device.id, kind });
    else remote.begin(device, action === 'fileTransfer' ? 'fileTransfer' : 'remote');
  };
  const handlers = useStableHandlers({
    ...(onOpenDevice ? { detail: ({ device: { id } }) => onOpenDevice({ deviceId: id }) } : {}),
    ...(onAskAccess ? { requestApproval: onAskAccess } : {}),
    remote: ({ device }) => reach('remote', device),
    ...(onOpenSession ? { terminal: ({ device }) => reach('terminal', device) } : {}),
    fileTransfer: ({ device }) => reach('fileTransfer', device),
    ...(onOpenSession ? { viewer: ({ device }) => remote.begin(device, 'remote') } : {}),
    live: ({ device }) => live.show(device),
    rename: ({ device }) => editing.rename(device),
    memo: ({ device }) => editing.editMemo(device),
    tags: ({ device }) => editing.editTags([device]),
    favourite: stars.onToggleFavourite,
    move: ({ device }) => editing.move([device]),
    update: ask('update'),
    restartAgent: ask('restartAgent'),
    wake: ({ device }) => waking.ask(device),
    reboot: ask('reboot'),
    shutdown: ask('shutdown'),
    delete: ask('delete'),
    ...hosted,
  });
  const onSaveMemo = useHandler(editing.onSaveMemo);

  return {
    handlers,
    onBulk: ({ action, plan }) => {
      if (plan.kind === 'refused') toast.show({ tone: 'warn', text: message(plan.because) });
      else if (action === 'move') editing.move(plan.run);
      else if (action === 'tags') editing.editTags(plan.run);
      else commands.ask({ action, devices: plan.run, skipped: plan.skipped });
    },
    onToggleFavourite: stars.onToggleFavourite,
    onSaveMemo,
    onRefused,
    deleting: commands.deleting,
    devices: stars.devices,
    dialogs: (
      <>
        {editing.dialog}
        {commands.dialog}
        {remote.dialog}
        {waking.dialog}
        {live.dialog}
      </>
    ),
  };
}
