export { ApprovalSettings, type ApprovalChange, type ApprovalSettingsProps } from './ApprovalSettings.tsx';
