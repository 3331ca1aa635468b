'use client';

import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as css from './FieldShell.css.ts';

/** What every field of this family takes. */
export interface FieldProps {
  /** Above the control; its accessible name. */
  readonly label: ReactNode;
  /** Help below the control; the error takes its place. */
  readonly description?: ReactNode;
  /** What is wrong and what to do. Shows only while `isInvalid` (which it implies, unless that is false). */
  readonly errorMessage?: ReactNode;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  /** Writes '(opcional)' beside the label, where fewer fields are optional than required. */
  readonly isOptionalShown?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly className?: string;
}

/** What the control inside has to carry. */
export interface ControlAria {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Group fields (two inputs, radios) name their controls by `labelledBy` instead of a `<label for>`. */
  readonly isGroup?: boolean;
  /** More beside the error: 'Por que não?'. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlAria & { readonly labelId: string; readonly isInvalid: boolean }) => ReactNode;
}

/** Label above, help below, the error in the place of the help with its icon. */
export function FieldShell(props: FieldShellProps) {
  const { label, description, errorMessage, isRequired, isGroup, aside, className } = props;
  const gerado = useId();
  const id = props.id ?? gerado;
  const labelId = `${id}-rotulo`;
  const helpId = `${id}-ajuda`;
  const isInvalid = props.isInvalid ?? Boolean(errorMessage);
  const mostraErro = isInvalid && Boolean(errorMessage);
  const Rotulo = isGroup ? 'span' : 'label';
  return (
    <div className={className ? `${css.field} ${className}` : css.field}>
      <Rotulo id={labelId} className={css.label} {...(isGroup ? {} : { htmlFor: id })}>
        {label}
        {isRequired ? (
          <span className={css.required} aria-hidden>
            {' *'}
          </span>
        ) : null}
        {props.isOptionalShown && !isRequired ? <span className={css.optional}> (opcional)</span> : null}
      </Rotulo>
      {props.children({
        id,
        labelId,
        isInvalid,
        'aria-describedby': mostraErro || description ? helpId : undefined,
        'aria-invalid': isInvalid || undefined,
        'aria-required': isRequired || undefined,
      })}
      {mostraErro ? (
        <div id={helpId} className={css.error}>
          <CircleAlert size={16} aria-hidden className={css.errorIcon} />
          <span>{errorMessage}</span>
        </div>
      ) : description ? (
        <div id={helpId} className={css.help}>
          {description}
        </div>
      ) : null}
      {aside}
    </div>
  );
}
