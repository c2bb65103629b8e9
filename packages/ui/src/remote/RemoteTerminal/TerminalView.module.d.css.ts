// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly view: string;
  readonly stage: string;
  readonly box: string;
};
export default classes;
