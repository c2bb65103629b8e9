// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly item: string;
  readonly words: string;
  readonly name: string;
  readonly facts: string;
  readonly act: string;
  readonly place: string;
  readonly card: string;
  readonly head: string;
  readonly title: string;
  readonly list: string;
  readonly waiting: string;
  readonly cards: string;
  readonly hint: string;
};
export default classes;
