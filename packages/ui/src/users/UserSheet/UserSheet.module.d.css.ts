// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly error: string;
  readonly pages: string;
  readonly source: string;
  readonly file: string;
  readonly reading: string;
};
export default classes;
