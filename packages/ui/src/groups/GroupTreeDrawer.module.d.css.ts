// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly head: string;
  readonly title: string;
  readonly tree: string;
};
export default classes;
