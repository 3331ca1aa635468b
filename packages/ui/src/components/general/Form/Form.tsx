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

/** A form whose errors are ours and not the browser's. */
export function Form(props: FormProps) {
  return <form {...props} className={css.form} noValidate />;
}

export interface FormActionsProps {
  /** Quiet cancel first, then the one primary. */
  readonly children?: ReactNode;
  /** At the left, away from the others: a draft's state, a delete. */
  readonly start?: ReactNode;
  /** Stays in sight at the foot of the page. @default false */
  readonly isSticky?: boolean;
}

/** The foot of a form. */
export function FormActions({ children, start, isSticky = false }: FormActionsProps) {
  return (
    <div className={cx(css.actions, isSticky && css.sticky)}>
      {start && <div className={css.start}>{start}</div>}
      {children}
    </div>
  );
}
