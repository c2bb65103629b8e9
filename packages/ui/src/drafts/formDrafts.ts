/** The draft of a form in the page. */
interface FormDraft {
  /** Whether the entries are restored after a page reload. */
  readonly isKept: boolean;
  readonly drop: () => void;
}

const drafts = new WeakMap<HTMLFormElement, FormDraft>();

/** Registers the current draft of a form. Call it whenever the draft changes. */
export function noteDraft(form: HTMLFormElement, draft: FormDraft): void {
  drafts.set(form, draft);
}

/** Whether the entries of a form are restored after a page reload. */
export const isDraftKept = (form: HTMLFormElement): boolean => drafts.get(form)?.isKept ?? false;

/** The entries of a form may be lost: its draft is removed. */
export function dropDraftOf(form: HTMLFormElement): void {
  drafts.get(form)?.drop();
  drafts.delete(form);
}
