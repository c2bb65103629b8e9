// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly name: string;
  readonly warning: string;
};
export default classes;
