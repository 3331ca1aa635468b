'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createRows, findRow, RETRY, rowId, rowOfKey, rowOfText, type Rows } from './rows.ts';
import type { OptionSource } from './useOptionSource.ts';
import { plainText } from '../../internal/plainText.ts';
import { useWayToEnd } from './useWayToEnd.ts';
import { useAhead, type Nearness } from '../../internal/useAhead.ts';
import { surroundingsOf, type Surroundings } from './useFloating.ts';

/** What a drawn list does for the keyboard. */
export interface ListHandle {
  /** Brings a line into view. */
  readonly reveal: (index: number) => void;
}

export interface PickerProps<T> {
  readonly source: OptionSource<T>;
  readonly keyOf: (item: T) => string | number;
  readonly labelOf: (item: T) => string;
  /** It cannot be opened. */
  readonly isLocked: boolean;
  /** Letters go to an option instead of searching: the field is a button. */
  readonly isSelectOnly?: boolean;
  /** Absent where nothing is chosen, or several are. */
  readonly isChosen?: ((item: T) => boolean) | undefined;
  /** Enter alone, with no line active, does not give it back; absent: as `isChosen`. */
  readonly isTaken?: ((item: T) => boolean) | undefined;
  readonly onPick: (item: T) => void;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The pointer or a key is among the options: a choice may follow. */
  readonly onApproach?: (() => void) | undefined;
  /** The focus leaves field and list. */
  readonly onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

export interface OptionPicker<T> {
  readonly source: OptionSource<T>;
  readonly rows: Rows<T>;
  readonly isOpen: boolean;
  /** Its lines are drawn before it opens, for the pointer is on the field. */
  readonly isAhead: boolean;
  /** For the element of `root`. */
  readonly nearness: Nearness;
  /** Index of the line that Enter would choose; -1 for none. */
  readonly active: number;
  readonly activeItem: T | undefined;
  readonly listId: string;
  /** What the field tells of its list. */
  readonly aria: ComboAria;
  /** What is typed; null where the field shows what is chosen. */
  readonly typed: string | null;
  /** What is here does not answer what was typed, or not yet. */
  readonly isSearching: boolean;
  /** Told once: 'Ana Souza selecionada.', why a line cannot be chosen. */
  readonly notice: string;
  readonly say: (notice: string) => void;
  readonly open: () => void;
  /** Opens once the browser has done its own part of the press: laying the list out is then done once. */
  readonly openAfterPress: () => void;
  readonly close: () => void;
  readonly toggle: () => void;
  readonly type: (text: string) => void;
  readonly activate: (index: number) => void;
  readonly press: (index: number) => void;
  readonly approach: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Puts the focus where one types, or on the button that opens. */
  readonly focus: () => void;
  /** Field and list; the focus may move inside of it. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** What the list floats under. */
  readonly anchor: RefObject<HTMLDivElement | null>;
  /** Where that was, and how large the page, when the list was asked to open. */
  readonly measured: RefObject<Surroundings | null>;
  readonly list: RefObject<ListHandle | null>;
  /** Where the list begins when it opens. */
  readonly reveal: () => void;
}

interface ComboAria {
  readonly role: 'combobox';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'aria-haspopup': 'listbox';
  readonly 'aria-activedescendant': string | undefined;
}

interface Place {
  readonly index: number;
  readonly key: string | number | null;
}
const NOWHERE: Place = { index: -1, key: null };

/** How long letters are one word, in milliseconds. */
const TYPING_PAUSE = 700;
const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp']);
/** They go to a line, or choose it. */
const LINE_KEYS = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown']);
const BUTTON_KEYS = new Set(['Enter', ' ', 'Home', 'End', 'PageUp', 'PageDown']);

/** A page that brings lines above keeps the same option active. */
function currentIndex<T>(rows: Rows<T>, place: Place, keyOf: (item: T) => string | number): number {
  const row = rows.at(place.index);
  if (place.key === null || (row?.kind === 'option' && keyOf(row.item) === place.key)) {
    return row && row.kind !== 'heading' ? place.index : -1;
  }
  const moved = findRow(rows, (item) => keyOf(item) === place.key);
  return moved >= 0 || row?.kind === 'heading' ? moved : row ? place.index : -1;
}

/** Opening, keys, the active line and the search of a list that drops down from a field. The focus stays in the field. */
export function useOptionPicker<T>(props: PickerProps<T>): OptionPicker<T> {
  const { source, keyOf, labelOf, isLocked, isSelectOnly = false, isChosen, onPick, onOpenChange } = props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(NOWHERE);
  const [typed, setTyped] = useState<string | null>(null);
  const [notice, say] = useState('');
  /** What was typed when Enter was pressed, while its answer was on its way. */
  const entered = useRef<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const measured = useRef<Surroundings>(null);
  const list = useRef<ListHandle>(null);
  const word = useRef({ text: '', at: 0 });
  const { isAhead, nearness, drop, settle } = useAhead(isLocked);

  const hasError = source.state === 'error' || source.state === 'error-more';
  const rows = useMemo(() => createRows(source.groups, hasError), [source.groups, hasError]);
  const active = isOpen ? currentIndex(rows, place, keyOf) : -1;
  const activeRow = rows.at(active);
  const isSearching = isOpen && (source.isStale || (typed !== null && typed.trim() !== source.query));
  const isAnswered = !isSearching && source.state !== 'loading';
  /** The one line that answers what was typed, and no other may follow. */
  const onlyRow =
    isOpen && isAnswered && typed?.trim() && rows.count === 1 && !source.hasMore ? rows.at(0) : undefined;

  const placeOf = (index: number): Place => {
    const row = rows.at(index);
    return { index, key: row?.kind === 'option' ? keyOf(row.item) : null };
  };
  const activate = (index: number): void => {
    setPlace(placeOf(index));
    if (notice !== '') say('');
  };
  const approach = (): void => props.onApproach?.();
  const goTo = (index: number): void => {
    approach();
    activate(index);
    list.current?.reveal(index);
  };

  const wayToEnd = useWayToEnd(source, rows.count, () => {
    const last = rowOfKey(rows, active, 'End');
    if (last !== null) goTo(last);
  });

  /** @param key the key that opened it, which makes a line active at once */
  const openAt = (key: string | null): void => {
    if (isLocked || isOpen) return;
    const chosen = isChosen ? findRow(rows, isChosen) : -1;
    const fallback = key === null ? -1 : (rowOfKey(rows, -1, key) ?? rowOfKey(rows, -1, 'ArrowDown') ?? -1);
    measured.current = anchor.current ? surroundingsOf(anchor.current) : null;
    drop();
    setIsOpen(true);
    setPlace(placeOf(chosen >= 0 ? chosen : fallback));
    source.start();
    onOpenChange?.(true);
  };
  const close = (): void => {
    if (!isOpen) return;
    setIsOpen(false);
    settle();
    setPlace(NOWHERE);
    setTyped(null);
    say('');
    entered.current = null;
    wayToEnd(false);
    source.reset();
    onOpenChange?.(false);
  };

  const type = (text: string): void => {
    setTyped(text);
    setPlace(NOWHERE);
    say('');
    if (!isOpen) openAt(null);
    source.search(text);
  };

  const press = (index: number): void => {
    const row = rows.at(index);
    if (row?.kind === 'error') source.retry();
    if (row?.kind === 'option') onPick(row.item);
  };
  /** Enter where no line is active chooses the only one, as soon as it is known. */
  const enter = (event?: KeyboardEvent<HTMLElement>): void => {
    entered.current = isAnswered ? null : typed;
    if (onlyRow?.kind !== 'option') {
      event?.preventDefault();
    } else if (!(props.isTaken ?? isChosen)?.(onlyRow.item)) {
      event?.preventDefault();
      onPick(onlyRow.item);
    }
    // What is chosen already leaves the key to whatever the field stands in.
  };

  /** Letters of a select: the next option that begins with them. */
  const goToLetters = (letter: string, now: number): void => {
    const before = now - word.current.at > TYPING_PAUSE ? '' : word.current.text;
    const isRepeated = before !== '' && before.replaceAll(letter, '') === '';
    const text = plainText(isRepeated ? letter : before + letter);
    word.current = { text: before + letter, at: now };
    const begins = (item: T): boolean => plainText(labelOf(item)).startsWith(text);
    const from = isOpen ? active : isChosen ? findRow(rows, isChosen) : -1;
    const found = rowOfText(rows, from, begins, text.length > 1);
    if (!isOpen) openAt(null);
    if (found >= 0) goTo(found);
  };

  const onClosedKey = (event: KeyboardEvent<HTMLElement>): void => {
    const opens = OPENING_KEYS.has(event.key) || (isSelectOnly && BUTTON_KEYS.has(event.key));
    if (opens) {
      event.preventDefault();
      openAt(event.key);
    } else if (isSelectOnly && !isLocked && event.key.length === 1) goToLetters(event.key, event.timeStamp);
  };

  const onOpenKey = (event: KeyboardEvent<HTMLElement>): void => {
    const { key } = event;
    // Whoever goes on typing asks for something else.
    entered.current = null;
    wayToEnd(false);
    if (key === 'Escape' || (event.altKey && key === 'ArrowUp')) {
      event.preventDefault();
      // Escape closes the list, not the dialog that the field stands in.
      event.stopPropagation();
      close();
      return;
    }
    if (
      key === 'Enter' ||
      (isSelectOnly && key === ' ' && event.timeStamp - word.current.at > TYPING_PAUSE)
    ) {
      if (active < 0 && typed) {
        enter(event);
        return;
      }
      event.preventDefault();
      // What still stands there is no answer to what was typed, also in the pause before it is asked for: the only line
      // of that answer is taken when it comes, as without an arrow.
      if (isSearching) entered.current = typed;
      else press(active);
      return;
    }
    // The caret of a text that is being typed moves as it does anywhere.
    const isCaret = (key === 'Home' || key === 'End') && !isSelectOnly && Boolean(typed) && active < 0;
    const target = event.shiftKey || isCaret ? null : rowOfKey(rows, active, key);
    if (target !== null) {
      event.preventDefault();
      goTo(target);
      if (key === 'End') wayToEnd(true);
    } else if (isSelectOnly && key.length === 1) {
      event.preventDefault();
      goToLetters(key, event.timeStamp);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (!isOpen) onClosedKey(event);
    else {
      if (LINE_KEYS.has(event.key)) source.settle();
      latest.current.onOpenKey(event);
    }
  };

  const latest = useRef({ openAt, close, onOpenKey, enter });
  useLayoutEffect(() => {
    latest.current = { openAt, close, onOpenKey, enter };
  });
  useEffect(() => {
    if (isAnswered && typed !== null && entered.current === typed) latest.current.enter();
  }, [isAnswered, typed]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // A touch outside may leave the focus where it is.
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current.close();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [isOpen]);

  const activeItem = activeRow?.kind === 'option' ? activeRow.item : undefined;
  return {
    source,
    rows,
    isOpen,
    // What is not here cannot be drawn: of what comes in pages nothing is asked for before the press.
    isAhead: isAhead && rows.optionCount > 0,
    nearness,
    active,
    activeItem,
    listId,
    aria: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-haspopup': 'listbox',
      'aria-activedescendant':
        isOpen && activeRow && activeRow.kind !== 'heading'
          ? rowId(listId, activeRow.kind === 'option' ? keyOf(activeRow.item) : RETRY)
          : undefined,
    },
    typed,
    isSearching,
    notice,
    say,
    open: () => openAt(null),
    // Gone meanwhile it has no box, and opens nothing.
    openAfterPress: () => void setTimeout(() => anchor.current && latest.current.openAt(null)),
    close,
    toggle: () => {
      if (isOpen) close();
      else openAt(null);
    },
    type,
    activate,
    press,
    approach,
    onKeyDown,
    onBlur: (event) => {
      if (root.current?.contains(event.relatedTarget)) return;
      close();
      props.onBlur?.(event);
    },
    focus: () => anchor.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(),
    root,
    anchor,
    measured,
    list,
    reveal: () => {
      if (active >= 0) list.current?.reveal(active);
    },
  };
}
