export { connectionSentence, diskSentence, refusalSentence, waitingSentence } from './reachability.ts';
export { failureSentence, REMOVED_SENTENCE, sentenceOf } from './runSentences.ts';
