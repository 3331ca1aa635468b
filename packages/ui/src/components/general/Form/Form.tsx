'use client';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Form.css.ts';

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'className' | 'style' | 'noValidate'
> {
  readonly children?: ReactNode;
}

/** Um formulário cujos erros são os nossos e não os do navegador. */
export function Form(props: FormProps) {
  return <form {...props} className={css.form} noValidate />;
}

export interface FormActionsProps {
  /** O cancelar discreto primeiro, depois a única primária. */
  readonly children?: ReactNode;
  /** À esquerda, longe das outras: o estado de um rascunho, um excluir. */
  readonly start?: ReactNode;
  /** Fica à vista no pé da página. @default false */
  readonly isSticky?: boolean;
}

/** O rodapé de um formulário. */
export function FormActions({ children, start, isSticky = false }: FormActionsProps) {
  return (
    <div className={cx(css.actions, isSticky && css.sticky)}>
      {start && <div className={css.start}>{start}</div>}
      {children}
    </div>
  );
}
