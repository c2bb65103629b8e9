import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { keepComposing } from './keepComposing.ts';

/**
 * A form that shows its own validation errors. Enter that ends the composition of a syllable does not submit it; other
 * keys of its fields go to `onKeyDown`.
 */
export const Form = forwardRef<HTMLFormElement, ComponentPropsWithoutRef<'form'>>(function Form(
  { onKeyDown, ...attributes },
  ref,
) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of its fields.
    <form
      noValidate
      {...attributes}
      ref={ref}
      onKeyDown={(event) => {
        keepComposing(event);
        onKeyDown?.(event);
      }}
    />
  );
});
