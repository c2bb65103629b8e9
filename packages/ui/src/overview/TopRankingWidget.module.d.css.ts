// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly item: string;
  readonly rank: string;
  readonly name: string;
  readonly track: string;
  readonly share: string;
  readonly count: string;
  readonly list: string;
};
export default classes;
