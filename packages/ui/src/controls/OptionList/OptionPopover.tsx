'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../components/general/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../internal/cx.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { announcement } from './announcement.ts';
import { root as noBox } from './field.css.ts';
import type { OptionFace } from './OptionLine.tsx';
import { OptionListBox } from './OptionListBox.tsx';
import * as css from './popover.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { naturalHeight } from './window.ts';
import { useFloating } from './useFloating.ts';
import type { OptionPicker } from './useOptionPicker.ts';

export interface OptionPopoverProps<T> {
  readonly picker: OptionPicker<T>;
  readonly label: string;
  readonly keyOf: (item: T) => string | number;
  readonly isSelected: (item: T) => boolean;
  readonly reasonOf: (item: T) => string | undefined;
  readonly face: OptionFace<T>;
  readonly isMultiple?: boolean;
  /** What an empty list says. @default 'Nenhum registro encontrado' */
  readonly emptyText?: ReactNode;
  /** Narrowest the list may be, in px. */
  readonly leastWidth?: number;
  /** A quiet line under the list: how many are chosen. */
  readonly footer?: ReactNode;
  /** The line is two, for what the active option says in full. @default false */
  readonly isFooterTall?: boolean;
  /** Buttons under the list, next to the field in the order of Tab. */
  readonly actions?: ReactNode;
}

/** How long a list stays as it is before it is told, in milliseconds: each key would interrupt the last one. */
const ANNOUNCEMENT_PAUSE = 150;

/** What floats under the field while it is open, and what is told of it. Drawn ahead it is not in the document yet. */
export function OptionPopover<T>(props: OptionPopoverProps<T>) {
  const texts = useTexts('OptionList', defaults);
  const { picker, emptyText = texts.empty } = props;
  const { source, rows, isSearching } = picker;
  const situation = announcement(
    {
      state: source.state,
      isSearching,
      count: rows.optionCount,
      total: source.total,
      isCut: source.isCut,
      error: source.error,
      emptyText: typeof emptyText === 'string' ? emptyText : texts.empty,
    },
    texts,
  );
  const told = picker.notice || (picker.isOpen ? situation : '');
  return (
    <>
      {picker.isOpen || picker.isAhead ? <Floating {...props} emptyText={emptyText} /> : null}
      <Announcer text={told} />
    </>
  );
}

function Floating<T>(props: OptionPopoverProps<T>) {
  const { picker, footer, actions, leastWidth } = props;
  const { rows } = picker;
  const floating = useRef<HTMLDivElement>(null);
  const [aside] = useState(() => (picker.isOpen ? null : createAside()));
  useFloating({
    isOpen: picker.isOpen,
    aside,
    anchor: picker.anchor,
    measured: picker.measured,
    floating,
    leastWidth,
    natural: naturalHeight(rows) + (footer === undefined ? 0 : 50) + (actions ? 56 : 0),
    onPlaced: picker.reveal,
    onGone: picker.close,
  });
  const box = (
    <div
      ref={floating}
      role="presentation"
      className={css.popover}
      // The focus stays in the field, whatever is pressed here.
      onMouseDown={(event) => event.preventDefault()}
    >
      <OptionListBox
        picker={picker}
        label={props.label}
        keyOf={props.keyOf}
        isSelected={props.isSelected}
        reasonOf={props.reasonOf}
        face={props.face}
        isMultiple={props.isMultiple ?? false}
        emptyText={props.emptyText}
      />
      {footer === undefined ? null : (
        <div className={cx(css.footer, props.isFooterTall && css.inFull)} aria-hidden>
          {footer}
        </div>
      )}
      {actions ? <Actions picker={picker}>{actions}</Actions> : null}
    </div>
  );
  return aside ? createPortal(box, aside) : box;
}

/** Holds a list that is drawn ahead; where it then stands it is no box of the form. */
function createAside(): HTMLElement {
  const aside = document.createElement('div');
  aside.className = noBox;
  return aside;
}

/** Buttons of the owner. Whatever they do, the focus is in the field or on a button that can be pressed. */
function Actions<T>({ picker, children }: { picker: OptionPicker<T>; children: ReactNode }) {
  const hasFocus = useRef(false);
  const focusField = picker.focus;
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (hasFocus.current && isLost) {
      hasFocus.current = false;
      focusField();
    }
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={css.actions}
      // By pointer the focus stays where one types.
      onClickCapture={({ detail }) => {
        if (detail > 0) focusField();
      }}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        focusField();
        picker.close();
      }}
    >
      {children}
    </div>
  );
}

/** A region that is there before its text, or nothing would be read; and that goes when there is nothing to tell. */
function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === said) return undefined;
    const timer = setTimeout(() => setSaid(text), text === '' ? 0 : ANNOUNCEMENT_PAUSE);
    return () => clearTimeout(timer);
  }, [text, said]);
  return text === '' && said === '' ? null : <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
