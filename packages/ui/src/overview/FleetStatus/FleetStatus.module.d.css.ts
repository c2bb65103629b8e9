// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly own: string;
  readonly versions: string;
};
export default classes;
