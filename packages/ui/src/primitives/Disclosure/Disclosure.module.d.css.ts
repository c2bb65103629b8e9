// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly details: string;
  readonly summary: string;
};
export default classes;
