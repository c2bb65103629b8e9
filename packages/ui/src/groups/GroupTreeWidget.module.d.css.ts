// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly groups: string;
  readonly head: string;
  readonly search: string;
  readonly tree: string;
};
export default classes;
