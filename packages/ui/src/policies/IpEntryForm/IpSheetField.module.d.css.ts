// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly sheet: string;
  readonly file: string;
};
export default classes;
