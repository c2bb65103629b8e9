// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly examples: string;
  readonly example: string;
  readonly meaning: string;
  readonly hint: string;
  readonly filter: string;
};
export default classes;
