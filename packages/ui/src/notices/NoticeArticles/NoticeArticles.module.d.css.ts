// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly entry: string;
  readonly head: string;
  readonly title: string;
  readonly frame: string;
  readonly firstLine: string;
  readonly nextLine: string;
};
export default classes;
