import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Floating } from './Floating.tsx';
import { Toaster } from './Toaster.tsx';
import { ToastContext, withToast, type ShownToast, type Toast } from './toastState.ts';

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Holds the toasts of one provider. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => withToast(before, { ...toast, id }));
  }, []);
  const close = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const toasts = useMemo(() => ({ show }), [show]);

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <Floating>
        <Suspense fallback={null}>
          <Toaster toasts={shown} onClose={close} />
        </Suspense>
      </Floating>
    </ToastContext.Provider>
  );
}
