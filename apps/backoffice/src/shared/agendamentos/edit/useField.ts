import type { EditField, EditForm } from '@apto/domain/edit';
import { useController, useFormContext } from 'react-hook-form';

/** One field of the open form, as the design system's fields take it. */
export function useField<F extends EditField>(name: F) {
  const { control } = useFormContext<EditForm>();
  const { field, fieldState } = useController<EditForm, EditField>({ control, name });
  return {
    name,
    value: field.value as EditForm[F],
    onChange: (value: EditForm[F]): void => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    errorMessage: fieldState.error?.message,
  };
}
