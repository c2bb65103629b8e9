// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly device: string;
  readonly name: string;
  readonly inside: string;
};
export default classes;
