// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly faults: string;
  readonly content: string;
  readonly hint: string;
};
export default classes;
