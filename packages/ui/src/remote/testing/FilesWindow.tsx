import Box from '@mui/material/Box';
import type { FileStore } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { screen, within } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { RemoteFiles } from '../RemoteFiles/RemoteFiles.tsx';
import { scriptedFiles, type FilesScript } from './scriptedFiles.ts';

/** What a story inspects: the files of its device, and the connection to it. */
export interface ShownDevice {
  readonly store: FileStore;
  /** Breaks the connection. */
  readonly cut: () => void;
  /** Gives the view a new connection. */
  readonly reconnect: () => void;
}

export interface FilesWindowProps {
  /** The behavior of the device; created once per story. */
  readonly script?: () => FilesScript;
  readonly readOnly?: boolean;
  readonly onBusyChange?: (change: { readonly busy: boolean }) => void;
  /** Receives the device, to inspect its files and to break the connection. */
  readonly onDevice?: (device: ShownDevice) => void;
}

/** A session window around the files of a device, which gives the view a new channel after a connection loss. */
export function FilesWindow({ script, readOnly = false, onBusyChange, onDevice }: FilesWindowProps) {
  const [files] = useState(() => scriptedFiles(script?.()));
  const [joined, setJoined] = useState(files.connect);
  useEffect(() => {
    onDevice?.({ store: files.store, cut: joined.cut, reconnect: () => setJoined(files.connect()) });
  }, [files, joined, onDevice]);
  return (
    <Box sx={{ height: '100vh' }}>
      <RemoteFiles
        channel={joined.browser}
        deviceName="KIOSK-로비-01"
        readOnly={readOnly}
        {...(onBusyChange ? { onBusyChange } : {})}
      />
    </Box>
  );
}

/** A part of the page. */
export type Canvas = ReturnType<typeof within>;

/** A row, once the folder is completely loaded. */
export async function fileRow(canvas: Canvas, name: string): Promise<HTMLElement> {
  await canvas.findAllByText('Kiosk');
  return canvas.findByRole('row', { name: new RegExp(name) });
}

/** The first bytes of a file on the device as text; null if it does not exist. */
export async function textOnDevice(device: ShownDevice | null, path: readonly string[]): Promise<string | null> {
  const source = await device?.store.openToRead(path).catch(() => null);
  return source ? new TextDecoder().decode(await source.read(0, 100)) : null;
}

/** The args of a story that inspects its device, and how it gets it. */
export function withDevice(script?: () => FilesScript) {
  const seen: { device: ShownDevice | null } = { device: null };
  return {
    seen,
    args: { ...(script ? { script } : {}), onDevice: (device: ShownDevice) => void (seen.device = device) },
  };
}

/** Drops files, as from a file manager. */
export function dropFiles(on: HTMLElement, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

/** Opens the menu of a file or folder. */
export async function openFileMenu(
  canvas: Canvas,
  name: string,
  globals: Readonly<Record<string, unknown>>,
): Promise<Canvas> {
  const text = await storyTexts('remoteFiles', globals);
  (await canvas.findByRole('button', { name: text('menuOf', { name }) })).click();
  return within(await screen.findByRole('menu'));
}
