/** Whether a system error has this code, such as `ENOENT`. */
export function isNodeError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
