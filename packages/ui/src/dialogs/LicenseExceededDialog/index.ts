export { LicenseExceededDialog, type ExcessDevice, type LicenseExceededDialogProps } from './LicenseExceededDialog.tsx';
