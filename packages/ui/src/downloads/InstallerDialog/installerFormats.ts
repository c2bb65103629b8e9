/** The kinds of installers: the Windows program under its own name, or a script. */
export const INSTALLER_FORMATS = ['exe', 'ps1', 'sh'] as const;
/** One of them. */
export type InstallerFormat = (typeof INSTALLER_FORMATS)[number];
