export { afterIdle, countUpTo, isPlaySpeed, LARGEST_PLAYED_RECORDING, PLAY_SPEEDS, type PlaySpeed } from './playing.ts';
export { readAsciicast, type TerminalEvent, type TerminalRecording } from './readAsciicast.ts';
export { readFbs, type ScreenPiece, type ScreenRecording } from './readFbs.ts';
export { recordingFileName } from './recordingFileName.ts';
export { RECORDING_SEARCH_KEYS, recordingsQuery, type RecordingsQuery } from './recordingsQuery.ts';
export type { RecordingFault } from './recordingFault.ts';
export { searchTranscript, terminalTranscript, type TranscriptLine, type TranscriptMatch } from './transcript.ts';
