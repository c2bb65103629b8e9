/** What an installer can be: the Windows program under a name of its own, or a script. */
export const INSTALLER_FORMATS = ['exe', 'ps1', 'sh'] as const;
/** One of them. */
export type InstallerFormat = (typeof INSTALLER_FORMATS)[number];
