import { Stack } from '@apto/ui';
import type { ReactNode } from 'react';

interface FormFieldProps {
  /** Path of the field in the domain's failures: 'funcionarios.0.phone'. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Marks where a field of the request is, so that an error can lead to it. */
export function FormField({ name, children }: FormFieldProps) {
  return (
    <Stack data-field={name} gap="x3">
      {children}
    </Stack>
  );
}
