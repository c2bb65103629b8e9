// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly list: string;
  readonly item: string;
  readonly name: string;
};
export default classes;
