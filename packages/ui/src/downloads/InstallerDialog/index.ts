export {
  INSTALLER_FORMATS,
  InstallerDialog,
  type InstallerDialogProps,
  type InstallerFormat,
  type InstallerOrder,
} from './InstallerDialog.tsx';
