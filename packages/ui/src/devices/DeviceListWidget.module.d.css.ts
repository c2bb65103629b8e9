// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly list: string;
  readonly cards: string;
  readonly first: string;
  readonly acts: string;
  readonly page: string;
  readonly there: string;
  readonly wide: string;
  readonly unknown: string;
};
export default classes;
