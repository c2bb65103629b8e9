import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { DialogBoundary } from './DialogBoundary.tsx';
import { DialogsContext, type DialogRequest, type Dialogs, type OpenRequest } from './dialogRequests.ts';
import { later } from '../material/index.ts';

// No initial screen needs a dialog, so their code is loaded with the first one.
const DialogHost = later(async () => (await import('./DialogHost.tsx')).DialogHost);

interface DialogsProviderProps {
  /** Opens the license page, if the person may buy licenses. */
  readonly onOpenLicense?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Holds the requests of one provider and shows the first of them. */
export function DialogsProvider({ onOpenLicense, children }: DialogsProviderProps) {
  const openLicense = useRef(onOpenLicense);
  useEffect(() => {
    openLicense.current = onOpenLicense;
  });
  const [open, setOpen] = useState<readonly OpenRequest[]>([]);
  const lastId = useRef(0);

  const dialogs = useMemo<Dialogs>(() => {
    const ask = (request: DialogRequest) =>
      new Promise<string | null>((resolve) => {
        lastId.current += 1;
        const id = lastId.current;
        const answer = (value: string | null) => {
          setOpen((before) => before.filter((other) => other.id !== id));
          resolve(value);
        };
        setOpen((before) => [...before, { id, request, answer }]);
      });
    const shown = async (request: DialogRequest) => void (await ask(request));
    const agreed = async (request: DialogRequest) => (await ask(request)) !== null;
    /** The chosen option, looked up in the offered list to keep its type. */
    async function chosen<Id extends string>(request: DialogRequest, offered: readonly { readonly id: Id }[]) {
      const answer = await ask(request);
      return offered.find(({ id }) => id === answer)?.id ?? null;
    }
    return {
      message: (asked) => shown({ kind: 'message', ...asked }),
      confirm: (asked) => agreed({ kind: 'confirm', ...asked }),
      input: (asked) => ask({ kind: 'input', ...asked }),
      warn: (asked) => chosen({ kind: 'warning', ...asked }, asked.choices),
      choose: (asked) => chosen({ kind: 'action', ...asked }, asked.actions),
      list: (asked) => shown({ kind: 'list', ...asked }),
      block: async (asked) => {
        const wants = await agreed({ kind: 'block', offersLicense: openLicense.current !== undefined, ...asked });
        if (wants) openLicense.current?.();
        return wants;
      },
      pledge: (asked) => agreed({ kind: 'pledge', ...asked }),
      otpHelp: () => shown({ kind: 'otpHelp' }),
    };
  }, []);

  const [first] = open;
  return (
    <DialogsContext.Provider value={dialogs}>
      {children}
      {first && (
        <Suspense fallback={null}>
          <DialogBoundary key={first.id} onFailed={() => first.answer(null)}>
            <DialogHost request={first.request} onAnswer={first.answer} />
          </DialogBoundary>
        </Suspense>
      )}
    </DialogsContext.Provider>
  );
}
