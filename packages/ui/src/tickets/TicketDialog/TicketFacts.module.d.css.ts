// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly worker: string;
  readonly head: string;
};
export default classes;
