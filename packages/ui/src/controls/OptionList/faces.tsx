import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './list.css.ts';
import type { OptionFace } from './OptionLine.tsx';
import { keyOfOption, labelOfOption, reasonOfOption, type Option } from './options.ts';

interface LinesProps {
  readonly id: string;
  readonly label: string;
  readonly note: ReactNode;
  readonly before?: ReactNode;
}

/** Label, and below it why it cannot be chosen or what else there is to know: the option's name and its description. */
function Lines({ id, label, note, before }: LinesProps) {
  const words = (
    <>
      <span id={`${id}label`} className={css.label} title={label}>
        {label}
      </span>
      {note ? (
        <span id={`${id}note`} className={css.detail}>
          {note}
        </span>
      ) : null}
    </>
  );
  return before ? (
    <span className={css.line}>
      {before}
      <span className={css.words}>{words}</span>
    </span>
  ) : (
    words
  );
}

/** How an `Option` is drawn. */
export const optionFace: OptionFace<Option> = {
  isLabelled: ({ description }, reason) => (reason || description ? 'label and note' : 'label'),
  render: ({ label, description, icon, tone }, { id, reason }) => (
    <Lines
      id={id}
      label={label}
      note={reason ?? description}
      before={
        tone || icon ? (
          <>
            {tone ? <span className={cx(css.mark, css.tone[tone])} aria-hidden /> : null}
            {icon ? (
              <span className={css.icon} aria-hidden>
                {icon}
              </span>
            ) : null}
          </>
        ) : undefined
      }
    />
  ),
};

/** All that a list needs to know of an `Option`. */
export const ofOption = {
  keyOf: keyOfOption,
  labelOf: labelOfOption,
  reasonOf: reasonOfOption,
  face: optionFace,
};

/** A face for any record with a label and a quieter second line. */
export function faceOf<T>(
  labelOf: (item: T) => string,
  descriptionOf: ((item: T) => string | undefined) | undefined,
): OptionFace<T> {
  const noteOf = (item: T, reason: string | undefined): string =>
    [reason, descriptionOf?.(item)].filter(Boolean).join(' · ');
  return {
    isLabelled: (item, reason) => (noteOf(item, reason) ? 'label and note' : 'label'),
    render: (item, { id, reason }) => <Lines id={id} label={labelOf(item)} note={noteOf(item, reason)} />,
  };
}
