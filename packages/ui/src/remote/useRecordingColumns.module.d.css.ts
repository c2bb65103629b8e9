// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly device: string;
  readonly person: string;
  readonly personId: string;
  readonly actions: string;
};
export default classes;
