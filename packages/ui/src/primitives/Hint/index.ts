export { Hint, type HintProps, type HintTarget } from './Hint.tsx';
export { HintArea, hinted } from './HintArea.tsx';
