'use client';

import type { ReactNode } from 'react';
import {
  Field,
  hasError,
  splitFieldProps,
  type FieldProps as FrameProps,
} from '../components/general/Field/Field.tsx';

/** O que todo campo desta família aceita: as propriedades da moldura e o estado de seu controle. */
export interface FieldProps extends FrameProps {
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /**
   * O nome nos dados do formulário, que recebe o valor como `onChange` o recebe: dígitos, YYYY-MM-DD, centavos. Um
   * período envia `name.inicio` e `name.fim`, um horário '08:00-08:29'.
   */
  readonly name?: string;
}

/** What the control inside has to carry. */
export interface ControlAria {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Several controls under one label; 'own' when the control is a group itself. */
  readonly isGroup?: boolean | 'own';
  readonly children: (
    aria: ControlAria,
    frame: { readonly labelId: string; readonly isInvalid: boolean },
  ) => ReactNode;
}

/** The system's field around a control that is not react-aria's own. */
export function FieldShell({ children, isInvalid, isGroup, ...props }: FieldShellProps) {
  const [frame] = splitFieldProps(props);
  const showsError = isInvalid !== false && hasError(frame.errorMessage);
  return (
    <Field
      {...frame}
      errorMessage={showsError ? frame.errorMessage : undefined}
      isInvalid={isInvalid ?? showsError}
      name={props.name}
      isGroup={isGroup ?? false}
    >
      {({ id, labelId, describedBy, isInvalid: invalid }) =>
        children(
          {
            id,
            'aria-describedby': describedBy,
            'aria-invalid': invalid || undefined,
            'aria-required': frame.isRequired || undefined,
          },
          { labelId, isInvalid: invalid },
        )
      }
    </Field>
  );
}
