/** Loaded separately, when a notice opens: it brings the sanitizer for the content of notices. */
export { NoticeDialog } from '@remote-console/ui/notices';
