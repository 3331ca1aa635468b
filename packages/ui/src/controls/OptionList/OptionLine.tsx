'use client';

import { Check } from 'lucide-react';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './list.css.ts';

/** What is known of an option where it is drawn. */
export interface OptionState {
  /** For elements that name or describe the option: `${id}label`, `${id}note`. */
  readonly id: string;
  readonly isSelected: boolean;
  readonly isMultiple: boolean;
  /** Why it cannot be chosen. */
  readonly reason: string | undefined;
}

/** How an option is drawn. Keep it stable. */
export interface OptionFace<T> {
  readonly render: (item: T, state: OptionState) => ReactNode;
  /** The option's name, where what is drawn is not enough. */
  readonly nameOf?: (item: T) => string;
  /** Whether the row names itself by `${id}label` and describes itself by `${id}note`; else its whole text is its name. */
  readonly isLabelled: (item: T, reason: string | undefined) => 'label' | 'label and note' | 'content';
}

interface OptionLineProps {
  readonly id: string;
  readonly item: unknown;
  readonly index: number;
  readonly position: number;
  readonly size: number;
  /** Where it lies in its group, in px; undefined where the document places it. */
  readonly top: number | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isMultiple: boolean;
  readonly reason: string | undefined;
  readonly face: OptionFace<unknown>;
}

/** A line of an open list: its words, and where several or one is chosen its mark. */
export const OptionLine = memo(function OptionLine(props: OptionLineProps) {
  const { id, item, top, isSelected, isMultiple, reason, face } = props;
  const style: CSSProperties | undefined = top === undefined ? undefined : { insetBlockStart: top };
  const named = face.isLabelled(item, reason);
  const words = face.render(item, { id, isSelected, isMultiple, reason });
  const isStacked = !isMultiple && !isSelected;
  return (
    <div
      id={id}
      role="option"
      className={cx(css.option, top !== undefined && css.placed, isStacked && css.stacked)}
      style={style}
      data-index={props.index}
      data-active={props.isActive || undefined}
      aria-selected={isSelected}
      aria-disabled={reason === undefined ? undefined : true}
      aria-setsize={props.size}
      aria-posinset={props.position}
      aria-label={face.nameOf?.(item)}
      aria-labelledby={named === 'content' ? undefined : `${id}label`}
      aria-describedby={named === 'label and note' ? `${id}note` : undefined}
    >
      {/* One child: what it is made of then needs no node of React's own. */}
      {isStacked ? (
        words
      ) : (
        <>
          {isMultiple ? (
            <span className={css.box} aria-hidden>
              {isSelected ? <Check size={14} strokeWidth={3} /> : null}
            </span>
          ) : null}
          <span className={css.words}>{words}</span>
          {isSelected && !isMultiple ? <Check size={16} aria-hidden className={css.check} /> : null}
        </>
      )}
    </div>
  );
});
