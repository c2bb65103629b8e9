export { ApprovalStateSign, type ApprovalStateSignProps } from './ApprovalStateSign.tsx';
