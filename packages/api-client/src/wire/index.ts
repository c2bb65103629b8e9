export { requestNames, wireAnswer, wireEvent, wireNamesBelow } from './wireNames.ts';
