// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly tree: string;
  readonly pane: string;
};
export default classes;
