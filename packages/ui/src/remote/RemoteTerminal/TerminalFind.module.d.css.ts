// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly find: string;
  readonly words: string;
  readonly count: string;
  readonly choice: string;
};
export default classes;
