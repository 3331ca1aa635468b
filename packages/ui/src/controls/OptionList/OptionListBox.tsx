'use client';

import { RefreshCw } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { useTexts } from '../../texts/useTexts.ts';
import * as css from './list.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { OptionLine, type OptionFace } from './OptionLine.tsx';
import { RETRY, rowId, type Span } from './rows.ts';
import type { OptionPicker } from './useOptionPicker.ts';
import { useLinesInView } from './useLinesInView.ts';
import { HEADING_HEIGHT, ROW_HEIGHT, SLOTS, topOfRow } from './window.ts';

interface OptionListBoxProps<T> {
  readonly picker: OptionPicker<T>;
  readonly label: string;
  readonly keyOf: (item: T) => string | number;
  readonly isSelected: (item: T) => boolean;
  readonly reasonOf: (item: T) => string | undefined;
  readonly face: OptionFace<T>;
  readonly isMultiple: boolean;
  readonly emptyText: ReactNode;
}

/** Up to here all lines are in the document; a list that grows while it is open is drawn whole for longer. */
const WHOLE = 100;
const WHOLE_WHILE_GROWING = 500;
/** How far above its end the next page is asked for, in px. */
const AHEAD = 300;

/**
 * The list itself. A short one is all in the document; of a long one only the lines in view are, and `aria-setsize`
 * and `aria-posinset` tell the rest. Headings stay in sight. The focus stays in the field.
 */
export function OptionListBox<T>(props: OptionListBoxProps<T>) {
  const { picker } = props;
  const { source, rows, list, listId } = picker;
  const scroller = useRef<HTMLDivElement>(null);
  const lastPoint = useRef('');
  const pointer = useRef('');
  const lines = useLinesInView(rows, picker.active);
  const isWhole = rows.optionCount <= (source.total === rows.optionCount ? WHOLE : WHOLE_WHILE_GROWING);

  useImperativeHandle(list, () => ({
    reveal: (index) => {
      const box = scroller.current;
      if (!box) return;
      if (isWhole) revealElement(box, index);
      else {
        const start = topOfRow(rows, index);
        const least = start + ROW_HEIGHT - box.clientHeight;
        const most = start - (rows.spans[0]?.label === null ? 0 : HEADING_HEIGHT);
        if (box.scrollTop > most || box.scrollTop < least)
          box.scrollTop = box.scrollTop > most ? most : least;
        lines.scrollTo(box.scrollTop);
      }
    },
  }));

  // Another search begins at the top. Where the list is scrolled to is not read: that would lay the page out.
  const scrolled = useRef(0);
  const { query } = source;
  useEffect(() => {
    if (scrolled.current > 0) scroller.current?.scrollTo(0, 0);
  }, [query]);

  const { hasMore, loadMore } = source;
  const { isOpen } = picker;
  const askAhead = useCallback(() => {
    const box = scroller.current;
    if (isOpen && box && hasMore && box.scrollHeight - box.scrollTop - box.clientHeight < AHEAD) loadMore();
  }, [isOpen, hasMore, loadMore]);
  useEffect(askAhead, [askAhead, rows]);

  const indexOf = (target: EventTarget): number => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    return element ? Number(element.dataset['index']) : -1;
  };

  const listBox = (
    // Keys go to the field, which keeps the focus (aria-activedescendant).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={scroller}
      id={listId}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={props.isMultiple || undefined}
      aria-busy={source.state === 'loading' || source.isStale || undefined}
      className={css.list}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop;
        // In the frame that scrolls: a frame later there would be nothing to see for one.
        if (!isWhole) flushSync(() => lines.scrollTo(scrolled.current));
        askAhead();
      }}
      onPointerEnter={() => {
        lines.touch();
        picker.approach();
      }}
      onPointerDown={({ pointerType }) => {
        pointer.current = pointerType;
      }}
      onClick={({ target }) => {
        const index = indexOf(target);
        // What a mouse learns by pointing at a mark, a finger learns by touching it; the next touch chooses.
        const asks = pointer.current === 'touch' && target instanceof Element && target.closest('[data-tip]');
        if (asks && index !== picker.active) picker.activate(index);
        else if (index >= 0) picker.press(index);
      }}
      onPointerMove={(event: PointerEvent) => {
        // Scrolling under a resting pointer is no pointing.
        const point = `${event.clientX},${event.clientY}`;
        if (point === lastPoint.current || event.pointerType === 'touch') return;
        lastPoint.current = point;
        const index = indexOf(event.target);
        if (index >= 0 && index !== picker.active) picker.activate(index);
      }}
    >
      {rows.spans.map((span, group) => (
        <Group key={span.label ?? group} id={`${listId}-heading${group}`} span={span} isWhole={isWhole}>
          {optionsOf(props, span, isWhole ? undefined : lines.of(group))}
        </Group>
      ))}
      {rows.count > 0 ? <Tail picker={picker} /> : null}
    </div>
  );
  // What stands in the place of options is no option: it is beside the list.
  return rows.count > 0 ? (
    listBox
  ) : (
    <>
      {listBox}
      {source.state === 'ready' ? <div className={css.note}>{props.emptyText}</div> : <Skeletons />}
    </>
  );
}

/** Scrolls the list alone: the page stays where it is. */
function revealElement(box: HTMLElement, index: number): void {
  const row = box.querySelector(`[data-index="${index}"]`);
  if (!row) return;
  const line = row.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const headed = frame.top + (box.querySelector('[role="group"]') ? HEADING_HEIGHT : 0);
  if (line.top < headed) box.scrollTop -= headed - line.top;
  else if (line.bottom > frame.bottom) box.scrollTop += line.bottom - frame.bottom;
}

interface GroupProps<T> {
  readonly id: string;
  readonly span: Span<T>;
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** A group's element holds its heading, which therefore sticks to the top as long as the group is in view. */
function Group<T>({ id, span, isWhole, children }: GroupProps<T>) {
  const { label, items } = span;
  const heading = label === null ? 0 : HEADING_HEIGHT;
  const style = isWhole ? undefined : { blockSize: heading + items.length * ROW_HEIGHT };
  return (
    <div
      className={css.group}
      style={style}
      {...(label === null ? { role: 'presentation' } : { role: 'group', 'aria-labelledby': id })}
    >
      {label === null ? null : (
        <div id={id} className={css.heading} role="presentation">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}

/** Positions of the options to draw within their group; undefined draws them all. */
function optionsOf<T>(props: OptionListBoxProps<T>, span: Span<T>, window: readonly number[] | undefined) {
  const { picker, keyOf, isSelected, reasonOf, face, isMultiple } = props;
  const { rows, listId, active, source } = picker;
  const isOpenEnded = source.hasMore || source.state === 'error-more';
  const size = source.isCut ? -1 : isOpenEnded ? (source.total ?? -1) : rows.optionCount;
  const heading = span.label === null ? 0 : HEADING_HEIGHT;
  const draw = (item: T, within: number, slot?: string) => {
    const key = keyOf(item);
    return (
      <OptionLine
        // The lines of a long list are used again for others: to change a text is cheaper than to make an element.
        key={slot ?? key}
        id={rowId(listId, key)}
        item={item}
        index={span.first + within}
        position={span.before + within + 1}
        size={size}
        top={window && heading + within * ROW_HEIGHT}
        isActive={span.first + within === active}
        isSelected={isSelected(item)}
        isMultiple={isMultiple}
        reason={reasonOf(item)}
        face={face as OptionFace<unknown>}
      />
    );
  };
  return window
    ? window.map((within) => draw(span.items[within] as T, within, slotOf(window, within)))
    : span.items.map((item, within) => draw(item, within));
}

/** A line keeps its element as long as it is drawn; another one takes it then. The active one may lie far away. */
function slotOf(window: readonly number[], within: number): string {
  const isApart = !window.includes(within - 1) && !window.includes(within + 1) && window.length > 1;
  return isApart ? 'apart' : `slot${within % SLOTS}`;
}

const SKELETONS = ['a', 'b', 'c', 'd'];

function Skeletons() {
  return (
    <div aria-hidden>
      {SKELETONS.map((key) => (
        <div key={key} className={css.skeletonRow}>
          <span className={css.skeletonBar} />
          <span className={css.skeletonBar} />
        </div>
      ))}
    </div>
  );
}

interface TailProps<T> {
  readonly picker: OptionPicker<T>;
}

/** What follows the options: what did not work, or the wait for more. */
function Tail<T>({ picker }: TailProps<T>) {
  const texts = useTexts('OptionList', defaults);
  const { source, rows, listId, active } = picker;
  const { state, error } = source;
  if (rows.hasError) {
    const index = rows.count - 1;
    return (
      <div
        id={rowId(listId, RETRY)}
        role="option"
        aria-selected={false}
        className={cx(css.option, css.failed)}
        data-index={index}
        data-active={index === active || undefined}
      >
        <RefreshCw size={16} aria-hidden className={css.icon} />
        <span>
          {error ?? (state === 'error' ? texts.failed : texts.failedMore)}{' '}
          <span className={css.retry}>{texts.retry}</span>
        </span>
      </div>
    );
  }
  // Its place is kept while there are more pages, so that nothing moves when the next one is asked for.
  if (source.hasMore || state === 'loading-more')
    return (
      <div className={css.note}>
        <span className={css.spinner} aria-hidden />
        {texts.loadingMore}
      </div>
    );
  return source.isCut ? <div className={css.note}>{texts.cut}</div> : null;
}
