// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly tile: string;
  readonly foot: string;
  readonly name: string;
  readonly actions: string;
};
export default classes;
