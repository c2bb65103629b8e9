export {
  BYTE_STREAM_KEY_HEADER,
  BYTE_STREAM_PATH,
  BYTE_STREAM_TRANSFER,
  isByteStreamKey,
  type BrowserStreams,
  type ByteStreams,
  type DeviceStreams,
} from './byteStreams.ts';
export type { RemoteChannel, RemoteListener } from './channel.ts';
export {
  CONSENT_SECONDS,
  consentOf,
  isRemoteConsent,
  REMOTE_CONSENTS,
  USUAL_REMOTE_CONSENT,
  type RemoteConsent,
} from './consent.ts';
export * from './files/index.ts';
export {
  dataFrame,
  laneOf,
  LARGEST_REMOTE_FRAME,
  messageFrame,
  readRemoteFrame,
  REMOTE_LANES,
  REMOTE_PIECE,
  REMOTE_PROTOCOL,
  type RemoteFrame,
  type RemoteLane,
} from './frames.ts';
export { characterOfKeysym, keysymOfCharacter, KEYSYMS, keysymsOfText, type NamedKey } from './keysyms.ts';
export {
  actionOfRemoteKind,
  isRemoteKind,
  readRemoteCall,
  readRemoteKinds,
  REMOTE_KINDS,
  remoteCallValue,
  remoteKindsText,
  type RemoteCall,
  type RemoteKind,
} from './kinds.ts';
export { monitorsToChoose, type ScreenMonitor } from './monitors.ts';
export { reconnectPause } from './reconnecting.ts';
export {
  isRecorded,
  isRecordingDays,
  isRecordingKind,
  isRemoteRecording,
  readRecordingDays,
  RECORDING_DAYS,
  RECORDING_KINDS,
  recordingPolicyOf,
  REMOTE_RECORDINGS,
  USUAL_REMOTE_RECORDING,
  type GroupRecording,
  type RecordingKind,
  type RecordingPolicy,
  type RemoteRecording,
} from './recording.ts';
export * from './recordings/index.ts';
export {
  CONNECTION_REFUSALS,
  readRefusedConnection,
  refusalOfAction,
  refusalOfEnd,
  refusedConnectionValues,
  type ConnectionRefusal,
  type RefusedConnection,
} from './refusedConnections.ts';
export { releaseBytes } from './releaseBytes.ts';
export {
  isRemoteEndReason,
  mayReconnect,
  RECONNECT_MS,
  REMOTE_END_REASONS,
  REMOTE_WATCH_MS,
  whatEndsRemote,
  type RemoteEnd,
  type RemoteEndReason,
  type RemoteRights,
} from './remoteEnds.ts';
export { remoteRefusal } from './remoteRefusal.ts';
export {
  RFB_ENCODINGS,
  rfbClientReader,
  rfbEncodingsMessage,
  RfbError,
  type RfbClientMessage,
  type RfbPixelFormat,
} from './rfbClientMessages.ts';
export {
  isScreenFailure,
  readScreenToAgent,
  readScreenToBrowser,
  SCREEN_FAILURES,
  type ScreenFailure,
  type ScreenToAgent,
  type ScreenToBrowser,
} from './screen.ts';
export {
  connectionQuality,
  fittingQuality,
  SCREEN_LEVELS,
  SCREEN_QUALITIES,
  typicalRoundTrip,
  type ConnectionQuality,
  type ScreenLevels,
  type ScreenMeasure,
  type ScreenQuality,
} from './screenQuality.ts';
export {
  readAgentToServer,
  readBrowserToServer,
  readHello,
  readServerToAgent,
  readServerToBrowser,
  type AgentToServer,
  type BrowserToServer,
  type RemoteHello,
  type ServerToAgent,
  type ServerToBrowser,
} from './serverMessages.ts';
export { accessLeft, clockText, type AccessLeft } from './sessionClock.ts';
export {
  isRemoteSharing,
  mayKeepPart,
  REMOTE_PARTS,
  REMOTE_SHARINGS,
  screenPart,
  sharingOf,
  terminalPart,
  USUAL_REMOTE_SHARING,
  type RemotePart,
  type RemoteSharing,
} from './sharing.ts';
export { streamParts } from './streamParts.ts';
export {
  isTerminalName,
  KEPT_OUTPUT,
  MOST_TERMINALS,
  MOST_UNSHOWN_OUTPUT,
  readBrowserToTerminal,
  readTerminalToBrowser,
  TERMINAL_LIMITS,
  TERMINAL_REFUSALS,
  withinTerminalLimits,
  type BrowserToTerminal,
  type TerminalRefusal,
  type TerminalSize,
  type TerminalToBrowser,
} from './terminal.ts';
export { RFB_BROWSER_HANDSHAKE, viewOnlyStream } from './viewOnly.ts';
export { wayOnAfter, wayOnAfterRefusal, type WayOn } from './wayOn.ts';
