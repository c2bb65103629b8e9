/** The draft of a form in the page. */
interface FormDraft {
  /** Whether what was typed returns when the page is loaded again. */
  readonly isKept: boolean;
  readonly drop: () => void;
}

const drafts = new WeakMap<HTMLFormElement, FormDraft>();

/** Notes the current draft of a form. Call it whenever the draft changes. */
export function noteDraft(form: HTMLFormElement, draft: FormDraft): void {
  drafts.set(form, draft);
}

/** Whether what was typed into a form returns when the page is loaded again. */
export const isDraftKept = (form: HTMLFormElement): boolean => drafts.get(form)?.isKept ?? false;

/** What was typed into a form may be lost: its draft is removed. */
export function dropDraftOf(form: HTMLFormElement): void {
  drafts.get(form)?.drop();
  drafts.delete(form);
}
