/** What the owner of a machine lets people do from a browser; nothing by default. */
export interface RemoteAllowance {
  readonly screen: boolean;
  /** The port of the machine's VNC server; null to look for it. */
  readonly vncPort: number | null;
  /** A file whose first line is the password of the VNC server; null where it has none. */
  readonly vncPasswordFile: string | null;
  readonly terminal: boolean;
  /** The shell for terminals; null for the user's own. */
  readonly shell: string | null;
  /** The folder whose files may be exchanged; null for none. */
  readonly files: string | null;
}

/** Nothing. */
export const NOTHING_ALLOWED: RemoteAllowance = {
  screen: false,
  vncPort: null,
  vncPasswordFile: null,
  terminal: false,
  shell: null,
  files: null,
};

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Reads a stored allowance; null when it is invalid. */
export function readAllowance(value: unknown): RemoteAllowance | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('screen' in value && 'vncPort' in value && 'vncPasswordFile' in value)) return null;
  if (!('terminal' in value && 'shell' in value && 'files' in value)) return null;
  const { screen, vncPort, vncPasswordFile, terminal, shell, files } = value;
  if (typeof screen !== 'boolean' || typeof terminal !== 'boolean') return null;
  if (vncPort !== null && typeof vncPort !== 'number') return null;
  return isTextOrNull(vncPasswordFile) && isTextOrNull(shell) && isTextOrNull(files)
    ? { screen, vncPort, vncPasswordFile, terminal, shell, files }
    : null;
}

/** The command-line options that give an agent this allowance. */
export function allowanceLabel(allowed: RemoteAllowance): readonly string[] {
  const { screen, vncPort, vncPasswordFile, terminal, shell, files } = allowed;
  return [
    ...(screen ? ['--allow-screen'] : []),
    ...(screen && vncPort !== null ? ['--vnc-port', String(vncPort)] : []),
    ...(screen && vncPasswordFile !== null ? ['--vnc-password-file', vncPasswordFile] : []),
    ...(terminal ? ['--allow-terminal'] : []),
    ...(terminal && shell !== null ? ['--shell', shell] : []),
    ...(files === null ? [] : ['--allow-files', files]),
  ];
}

/** What people may do from a browser, in one sentence. */
export function allowanceSentence({ screen, terminal, files }: RemoteAllowance): string {
  const uses = [
    ...(screen ? ['see and control the screen'] : []),
    ...(terminal ? ['use a terminal'] : []),
    ...(files === null ? [] : [`exchange files in ${files}`]),
  ];
  return uses.length === 0
    ? 'Nobody can reach this computer from a browser.'
    : `People with permission can do this from a browser: ${uses.join(', ')}.`;
}
