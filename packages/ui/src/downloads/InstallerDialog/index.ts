export {
  INSTALLER_FORMATS,
  InstallerDialog,
  type InstallerDialogProps,
  type InstallerFormat,
} from './InstallerDialog.tsx';
