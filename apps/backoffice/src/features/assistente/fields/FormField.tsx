import { Stack } from '@apto/ui';
import type { ReactNode } from 'react';

interface FormFieldProps {
  /** Path of the field in the domain's failures: 'funcionarios.0.phone'. */
  readonly nome: string;
  readonly children: ReactNode;
}

/** Marks where a field of the request is, so that an error can lead to it. */
export function FormField({ nome: name, children }: FormFieldProps) {
  return (
    <Stack data-campo={name} gap="x3">
      {children}
    </Stack>
  );
}
