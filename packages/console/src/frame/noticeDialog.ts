/** A part of its own, loaded when a notice opens: it brings the sanitiser for what notices contain. */
export { NoticeDialog } from '@remote-console/ui/notices';
