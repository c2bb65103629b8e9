// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly section: string;
  readonly list: string;
  readonly waiting: string;
  readonly none: string;
  readonly device: string;
  readonly name: string;
  readonly place: string;
  readonly actions: string;
  readonly question: string;
  readonly error: string;
};
export default classes;
