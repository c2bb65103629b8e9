// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly person: string;
  readonly personId: string;
  readonly device: string;
  readonly kinds: string;
  readonly address: string;
};
export default classes;
