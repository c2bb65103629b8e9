// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly open: string;
  readonly dismiss: string;
};
export default classes;
