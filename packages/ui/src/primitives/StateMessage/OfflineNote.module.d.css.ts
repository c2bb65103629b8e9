// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly note: string;
  readonly sign: string;
};
export default classes;
