export { OwnerProofDialog, type OwnerProofDialogProps } from './OwnerProofDialog.tsx';
export { NO_PROOF, ProofFields, sentProof, type TypedProof } from './ProofFields.tsx';
export { useOwnerProof, type Owner } from './useOwnerProof.tsx';
