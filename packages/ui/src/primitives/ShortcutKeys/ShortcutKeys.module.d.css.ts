// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly keys: string;
  readonly key: string;
};
export default classes;
