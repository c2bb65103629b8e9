// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly content: string;
  readonly progress: string;
  readonly entries: string;
};
export default classes;
