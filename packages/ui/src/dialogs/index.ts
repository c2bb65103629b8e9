export { ActionAtStart } from './ActionAtStart.tsx';
export { ActionDialog, type ActionDialogProps, type DialogAction } from './ActionDialog/ActionDialog.tsx';
export { BlockDialog, type BlockDialogProps } from './BlockDialog/BlockDialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { DialogChoice, type DialogChoiceProps } from './DialogChoice.tsx';
export { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
export { DialogNote } from './DialogNote.tsx';
export { useDialogs, type Dialogs } from './dialogRequests.ts';
export { DialogsProvider } from './DialogsProvider.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { HIDDEN_FRAME_NAME, HiddenFrame, useHiddenFrame, type HiddenFrameHandle } from './HiddenFrame/HiddenFrame.tsx';
export { InputDialog, type InputDialogProps } from './InputDialog/InputDialog.tsx';
export type { ExcessDevice } from './LicenseExceededDialog/ExcessDevices.tsx';
export {
  LicenseExceededDialog,
  type LicenseExceededDialogProps,
} from './LicenseExceededDialog/LicenseExceededDialog.tsx';
export { ListDialog, type ListDialogProps } from './ListDialog/ListDialog.tsx';
export { LiveImageDialog, type LiveImageDialogProps } from './LiveImageDialog/LiveImageDialog.tsx';
export { MessageDialog, type MessageDialogProps } from './MessageDialog/MessageDialog.tsx';
export { OtpHelpDialog, type OtpHelpDialogProps } from './OtpHelpDialog/OtpHelpDialog.tsx';
export { PledgeDialog, type PledgeDialogProps } from './PledgeDialog/PledgeDialog.tsx';
export { useSubmission } from './useSubmission.ts';
export { WakeListDialog, type WakeListDialogProps, type WakeSenders } from './WakeListDialog/WakeListDialog.tsx';
export { WarningDialog, type WarningChoice, type WarningDialogProps } from './WarningDialog/WarningDialog.tsx';
