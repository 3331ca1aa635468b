'use client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Checkbox } from '../../general/Checkbox/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './ChargeAcknowledgement.css.ts';

/** Props of {@link ChargeAcknowledgement}. */
export interface ChargeAcknowledgementProps {
  /** Ticked, controlled. */
  readonly isSelected: boolean;
  /** Gets whether it is marked. */
  readonly onChange: (isSelected: boolean) => void;
  /** The person went on without ticking: shows the specified error (doc2 §5). */
  readonly isInvalid?: boolean;
  /** Which exams are charged, and why. */
  readonly children?: ReactNode;
  /** Goes to the box, for focusing the first error. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Whoever accepts an exam that is still up to date pays for it, and says to know that (doc2 §2.6, §5). */
export function ChargeAcknowledgement(props: ChargeAcknowledgementProps) {
  const { isSelected, onChange, isInvalid = false, children, ref } = props;
  return (
    <div className={css.box}>
      {children ? (
        <div className={css.message}>
          <TriangleAlert size={16} aria-hidden="true" className={css.icon} />
          <div>{children}</div>
        </div>
      ) : null}
      <Checkbox
        isSelected={isSelected}
        onChange={onChange}
        isRequired
        errorMessage={isInvalid && !isSelected ? texts.required : undefined}
        {...(ref ? { ref } : {})}
      >
        {texts.label}
      </Checkbox>
    </div>
  );
}
