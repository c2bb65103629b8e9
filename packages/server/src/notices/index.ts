export { noticeEditor } from './noticeEditor.ts';
export { noticesOperations } from './operations.ts';
