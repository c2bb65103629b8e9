// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly facts: string;
  readonly fact: string;
  readonly people: string;
  readonly words: string;
  readonly quiet: string;
  readonly until: string;
  readonly strong: string;
  readonly soon: string;
  readonly watching: string;
  readonly act: string;
  readonly recording: string;
};
export default classes;
