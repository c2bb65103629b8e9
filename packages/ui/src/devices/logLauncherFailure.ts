/** Logs that the viewer could not be started, to help find the cause (B-REMOTE-09). */
export function logLauncherFailure(cause: unknown): void {
  // oxlint-disable-next-line no-console -- The specification asks for an entry in the log.
  console.error('activex_error', cause);
}
