// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly content: string;
  readonly help: string;
  readonly hint: string;
};
export default classes;
