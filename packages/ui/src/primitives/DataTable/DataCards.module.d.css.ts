// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly term: string;
  readonly value: string;
  readonly card: string;
  readonly normal: string;
  readonly warn: string;
  readonly error: string;
  readonly quiet: string;
  readonly selected: string;
  readonly head: string;
  readonly title: string;
  readonly words: string;
  readonly facts: string;
  readonly actions: string;
  readonly action: string;
  readonly choices: string;
  readonly order: string;
  readonly list: string;
};
export default classes;
