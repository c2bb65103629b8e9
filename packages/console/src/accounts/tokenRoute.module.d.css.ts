// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly main: string;
  readonly words: string;
};
export default classes;
