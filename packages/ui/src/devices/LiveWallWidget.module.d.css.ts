// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly interval: string;
  readonly wall: string;
};
export default classes;
