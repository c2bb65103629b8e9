// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly window: string;
  readonly views: string;
  readonly nothing: string;
  readonly handle: string;
};
export default classes;
