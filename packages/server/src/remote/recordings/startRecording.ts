import { type RecordingKind, readRemoteFrame, type RemoteLane } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import type { RecordingSettings } from '../../settings/index.ts';
import type { ConnectionTap, TapOptions } from './connectionTap.ts';
import { createPartWriter } from './partWriter.ts';
import { recordingPath, removeRecordingFile } from './recordingFiles.ts';
import { openRecordingKey } from './recordingKey.ts';
import {
  forgetRecording,
  noteRecorded,
  noteRecording,
  recordedTerminals,
  type WantedRecording,
} from './recordingRecords.ts';
import { screenTap } from './screenTap.ts';
import type { createSealedFile } from './sealedFile.ts';
import { terminalTap } from './terminalTap.ts';

/** What recordings are made with. */
export interface RecordingServices {
  readonly connection: Connection;
  readonly settings: RecordingSettings;
  /** Creates the file of a recording. */
  readonly createFile: typeof createSealedFile;
  readonly reportError: (error: unknown) => void;
}

/** A recorder's callbacks to the connection that it records. */
export interface RecorderEvents {
  /** The disk has caught up. */
  readonly onFree: () => void;
  /** Nothing more can be recorded. */
  readonly onFailure: () => void;
}

/** Records one connection. */
export interface Recorder {
  /** Records what the device sends. */
  readonly fromDevice: (frame: Buffer, lane: RemoteLane) => void;
  /** Records what the browser sends, except keyboard and pointer input. */
  readonly fromBrowser: (frame: Buffer, lane: RemoteLane) => void;
  /** Whether the disk is so slow that the device has to wait. */
  readonly isBehind: () => boolean;
  /** Completes the recording; an empty one is removed. */
  readonly close: () => Promise<void>;
}

async function openTap(
  connection: Connection,
  { kind, sessionId }: { readonly kind: RecordingKind; readonly sessionId: number },
  options: TapOptions,
): Promise<ConnectionTap> {
  switch (kind) {
    case 'terminal':
      return terminalTap(options, await recordedTerminals(connection, sessionId));
    case 'screen':
      return screenTap(options);
  }
}

/**
 * Starts recording a connection.
 *
 * @throws when the file or its key cannot be created, as on a full disk; nothing is left of the recording then.
 */
export async function startRecording(
  services: RecordingServices,
  wanted: WantedRecording,
  events: RecorderEvents,
): Promise<Recorder> {
  const { connection, settings, createFile, reportError } = services;
  const key = await openRecordingKey(settings);
  const row = await noteRecording(connection, wanted, key);
  const discard = async () => {
    await removeRecordingFile(settings, row);
    await forgetRecording(connection, row.pk);
  };
  const file = await createFile(recordingPath(settings, row), key.keyOf(Buffer.from(row.salt, 'base64'))).catch(
    async (error: unknown) => {
      await discard();
      throw error;
    },
  );
  const writer = createPartWriter(file, {
    onFree: events.onFree,
    onFailure(error) {
      reportError(error);
      events.onFailure();
    },
  });
  const begunAt = performance.now();
  const tap = await openTap(connection, wanted, {
    write: writer.write,
    elapsed: () => performance.now() - begunAt,
    startedAt: row.start_time,
  });

  function readControl(frame: Buffer, handle: (message: unknown) => void): void {
    const read = readRemoteFrame(frame);
    if (read?.lane === 'control') handle(read.message);
  }

  return {
    fromDevice(frame, lane) {
      if (lane === 'data') tap.output(frame.subarray(1));
      else readControl(frame, tap.onDeviceMessage);
    },
    fromBrowser(frame, lane) {
      if (lane === 'control') readControl(frame, tap.onBrowserMessage);
    },
    isBehind: writer.isBehind,
    async close() {
      const size = await writer.close();
      if (size === 0) await discard();
      else await noteRecorded(connection, row.pk, { size, terminal: tap.terminal() });
    },
  };
}
