'use client';

import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components';
import { control } from '../components/general/Field/Field.css.ts';
import { cx } from '../internal/cx.ts';

interface ControlBoxProps {
  /** Inside a react-aria field: left out, that field says it. */
  readonly isInvalid?: boolean | undefined;
  /** Inside a react-aria field: left out, that field says it. */
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The box round what can be typed in. */
export function ControlBox(props: ControlBoxProps) {
  const { isInvalid, isDisabled, isReadOnly, className, children, ref } = props;
  return (
    <Group
      {...(ref ? { ref } : {})}
      {...(isInvalid === undefined ? {} : { isInvalid })}
      {...(isDisabled === undefined ? {} : { isDisabled })}
      role="presentation"
      className={cx(control, className)}
      data-readonly={isReadOnly || undefined}
    >
      {children}
    </Group>
  );
}
