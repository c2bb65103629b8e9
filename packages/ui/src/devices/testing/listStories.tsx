import { backend, http, type BackendState } from '@remote-console/api-client/testing';
import { defaultDeviceView, type DeviceView, type Language } from '@remote-console/domain';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { exampleGroups } from '../../groups/testing/exampleGroups.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { DeviceListWidget, type DeviceListWidgetProps } from '../DeviceListWidget.tsx';
import { exampleFleet } from './exampleFleet.ts';

interface ListExampleProps extends Omit<DeviceListWidgetProps, 'view'> {
  readonly start?: Partial<DeviceView>;
}

/** The widget with a host that keeps its view. */
export function ListExample({ start, onViewChange, ...props }: ListExampleProps) {
  const [view, setView] = useState<DeviceView>({ ...defaultDeviceView(start?.view ?? 'table'), ...start });
  return (
    <DeviceListWidget
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        onViewChange(next);
      }}
    />
  );
}

/** Called for each list call. */
export const read = fn();
/** Called with each request, if a story watches. */
export const sent = fn();

/** A server with the example fleet; `read` is called for each list call. */
export function listServer(language: Language, change: Partial<BackendState> = {}) {
  const { handlers, state } = backend({ devices: exampleFleet(language), groups: exampleGroups(language), ...change });
  const watch = http.get('/devices', ({ query }) => {
    read(query.get('offset'));
    return undefined;
  });
  const favourites = http.get('/favorites', ({ response }) =>
    response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [] }),
  );
  return { handlers: [watch, favourites, ...handlers], state };
}

/** What helpers need from a play function's context. */
type PlayContext = Pick<StoryContext, 'globals' | 'canvas' | 'userEvent'>;

/** The devices of the story. */
export const fleetOf = ({ globals }: Pick<PlayContext, 'globals'>) => exampleFleet(storyLanguage(globals));

/** The row of the n-th example device; on a phone it is a card. */
export async function rowOf(context: PlayContext, index: number) {
  const alias = fleetOf(context)[index]?.alias ?? '';
  const row = (await context.canvas.findByText(alias)).closest('[role="row"], article');
  if (!(row instanceof HTMLElement)) throw new Error(`No row for ${alias}.`);
  return within(row);
}

/** Opens the menu of a device and clicks an entry. */
export async function act(context: PlayContext, index: number, label: string | RegExp) {
  const text = await storyTexts('devices', context.globals);
  const row = await rowOf(context, index);
  const button = row.getByRole('button', { name: text('actionsOf', { name: fleetOf(context)[index]?.alias ?? '' }) });
  await context.userEvent.click(button);
  await context.userEvent.click(await screen.findByRole('menuitem', { name: label }));
  return button;
}

/** A Windows computer, where the viewer runs. */
export const AT_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0';
/** A phone. */
export const AT_ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile';

/** Makes the browser pretend to be another one; returns how to revert that. */
export function sitAt(userAgent: string): () => void {
  const before = navigator.userAgent;
  const say = (value: string) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  say(userAgent);
  return () => void say(before);
}
