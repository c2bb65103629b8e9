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
export {
  isRemoteSharing,
  mayKeepPart,
  REMOTE_SHARINGS,
  REMOTE_PARTS,
  screenPart,
  sharingOf,
  terminalPart,
  USUAL_REMOTE_SHARING,
  type RemoteSharing,
  type RemotePart,
} from './sharing.ts';
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
export { monitorsToChoose, type ScreenMonitor } from './monitors.ts';
export { reconnectPause } from './reconnecting.ts';
export {
  CONNECTION_REFUSALS,
  readRefusedConnection,
  refusalOfAction,
  refusalOfEnd,
  refusedConnectionValues,
  type ConnectionRefusal,
  type RefusedConnection,
} from './refusedConnections.ts';
export { accessLeft, clockText, type AccessLeft } from './sessionClock.ts';
export { wayOnAfter, wayOnAfterRefusal, type WayOn } from './wayOn.ts';
export { releaseBytes } from './releaseBytes.ts';
export { streamParts } from './streamParts.ts';
export { remoteRefusal } from './remoteRefusal.ts';
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
export * from './files/index.ts';
export * from './recordings/index.ts';
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
  RFB_ENCODINGS,
  rfbClientReader,
  rfbEncodingsMessage,
  RfbError,
  type RfbClientMessage,
  type RfbPixelFormat,
} from './rfbClientMessages.ts';
export { RFB_BROWSER_HANDSHAKE, viewOnlyStream } from './viewOnly.ts';
export { characterOfKeysym, KEYSYMS, keysymOfCharacter, keysymsOfText, type NamedKey } from './keysyms.ts';
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
