import type { ReactNode, Ref } from 'react';
import { control } from '../../components/general/Field/Field.css.ts';
import { cx } from '../../internal/cx.ts';
import * as css from './field.css.ts';

interface ControlFrameProps {
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The box of the field, as all fields have it; hover and focus are the browser's, so that no key makes it draw anew. */
export function ControlFrame(props: ControlFrameProps) {
  const { isInvalid, isDisabled, isReadOnly, className, children, ref } = props;
  return (
    <div
      ref={ref}
      role="presentation"
      className={cx(control, css.frame, className)}
      data-focus-within
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      {children}
    </div>
  );
}
