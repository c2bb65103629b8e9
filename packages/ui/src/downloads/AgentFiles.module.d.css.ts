// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly commands: string;
  readonly commandsHint: string;
  readonly name: string;
  readonly card: string;
  readonly head: string;
  readonly title: string;
  readonly hint: string;
  readonly list: string;
  readonly item: string;
  readonly words: string;
  readonly digest: string;
  readonly foot: string;
};
export default classes;
