export { askedName, fieldsBelow, wireAnswer, wireEvent } from './wireFields.ts';
