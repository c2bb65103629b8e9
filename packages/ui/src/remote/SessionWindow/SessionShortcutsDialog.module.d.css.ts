// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly shortcuts: string;
  readonly working: string;
  readonly off: string;
  readonly keys: string;
};
export default classes;
