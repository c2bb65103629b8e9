// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly note: string;
  readonly wrong: string;
};
export default classes;
