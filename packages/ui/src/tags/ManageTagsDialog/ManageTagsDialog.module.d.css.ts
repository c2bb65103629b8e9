// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly edited: string;
  readonly row: string;
  readonly tag: string;
  readonly count: string;
  readonly content: string;
  readonly hint: string;
  readonly list: string;
};
export default classes;
