// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly head: string;
  readonly line: string;
  readonly title: string;
  readonly aside: string;
  readonly actions: string;
};
export default classes;
