// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly columns: string;
  readonly words: string;
};
export default classes;
