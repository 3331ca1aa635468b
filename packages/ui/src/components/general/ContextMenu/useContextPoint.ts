'use client';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
} from 'react';

/** How long a finger rests before the menu opens, in ms, and how far it may move meanwhile, in px. */
const LONG_PRESS = 500;
const SLIP = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Handlers of the area, and the point at which the menu was asked for, inside of it. */
export interface ContextPoint {
  readonly point: Point | null;
  readonly handlers: {
    /** The innermost of nested areas is the one that is asked. */
    'data-context-area'?: '';
    onPointerDown: (event: PointerEvent) => void;
    onContextMenu: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onTouchStart: (event: TouchEvent) => void;
    onTouchMove: (event: TouchEvent) => void;
    onTouchEnd: () => void;
    onTouchCancel: () => void;
  };
  readonly close: () => void;
}

/** Where the browser's own menu pastes, spells or undoes, however it was asked for. */
const isEditable = (target: Element): boolean =>
  target.closest('input, textarea, [contenteditable]:not([contenteditable="false"])') !== null;

/** Where a pointer is about the words or the link under it, not about the thing: copy, open in another tab. */
const isLink = (target: Element): boolean => target.closest('a[href]') !== null;

const isSelected = (target: Node): boolean => {
  const selection = target.ownerDocument?.getSelection();
  return selection != null && !selection.isCollapsed && selection.containsNode(target, true);
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Where a menu was asked for: right button, Shift+F10, the menu key, and a long press. Browsers say `contextmenu` for
 * most of them, but macOS has no key for it and iOS no long press: these two are heard by themselves.
 */
export function useContextPoint(area: RefObject<HTMLElement | null>, isDisabled: boolean): ContextPoint {
  const [point, setPoint] = useState<Point | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const start = useRef<Point | null>(null);
  /** macOS marks the word under a right click: only what was marked before counts. */
  const wasSelected = useRef(false);

  const cancel = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );

  const open = (x: number, y: number): void => {
    const frame = area.current?.getBoundingClientRect();
    if (frame) setPoint({ x: x - frame.left, y: y - frame.top });
  };

  /** Asked for by key there is no pointer: the menu opens at what has the focus. */
  const openAt = (target: Element): void => {
    const box = target.getBoundingClientRect();
    open(box.left + Math.min(24, box.width / 2), box.bottom);
  };
  /** The menu that floats is a child in React: what happens in it is none of the area's business. */
  const isWithin = (target: EventTarget): target is Element =>
    target instanceof Element && area.current?.contains(target) === true;
  const isOwn = (target: EventTarget): target is Element =>
    isWithin(target) && target.closest('[data-context-area]') === area.current;

  return {
    point,
    close: () => setPoint(null),
    handlers: {
      ...(isDisabled ? {} : { 'data-context-area': '' }),
      onPointerDown: (event) => {
        wasSelected.current = event.target instanceof Element && isSelected(event.target);
      },
      onContextMenu: (event) => {
        if (isDisabled || event.defaultPrevented) return;
        cancel();
        // Already open: the key that opened it may be told twice, once as a key and once as what it means.
        if (point !== null || !isWithin(event.target)) {
          event.preventDefault();
          return;
        }
        if (!isOwn(event.target) || isEditable(event.target)) return;
        const isByKey = event.clientX === 0 && event.clientY === 0;
        if (!isByKey && (isLink(event.target) || wasSelected.current)) return;
        event.preventDefault();
        if (isByKey) openAt(event.target);
        else open(event.clientX, event.clientY);
      },
      onKeyDown: (event) => {
        const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        if (isDisabled || event.defaultPrevented || !isMenuKey || point !== null) return;
        if (!isOwn(event.target) || isEditable(event.target)) return;
        event.preventDefault();
        openAt(event.target);
      },
      onTouchStart: (event) => {
        const touch = event.touches[0];
        if (isDisabled || !touch || event.touches.length > 1 || !isOwn(event.target)) return;
        if (isEditable(event.target) || isLink(event.target)) return;
        const at = { x: touch.clientX, y: touch.clientY };
        start.current = at;
        cancel();
        timer.current = setTimeout(() => open(at.x, at.y), LONG_PRESS);
      },
      onTouchMove: (event) => {
        const touch = event.touches[0];
        if (!touch || !start.current) return;
        if (distance(start.current, { x: touch.clientX, y: touch.clientY }) > SLIP) cancel();
      },
      onTouchEnd: cancel,
      onTouchCancel: cancel,
    },
  };
}
