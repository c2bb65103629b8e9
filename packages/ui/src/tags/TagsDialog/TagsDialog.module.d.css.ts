// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly content: string;
  readonly creation: string;
  readonly more: string;
};
export default classes;
