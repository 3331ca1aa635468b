'use client';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { carriesFiles, filesOf, type Dropped } from './droppedFiles.ts';

interface Options {
  readonly isDisabled: boolean;
  /** Takes files dropped or pasted anywhere on the page; pasted ones as long as nobody is typing. */
  readonly takesPage: boolean;
  readonly onDrop: (dropped: Dropped) => void;
  readonly onPaste: (dropped: Dropped) => void;
}

/** What the zone carries, and whether files are over it. */
export interface FileZone {
  readonly isOver: boolean;
  readonly handlers: {
    onDragEnter?: (event: DragEvent) => void;
    onDragOver?: (event: DragEvent) => void;
    onDragLeave?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
    onPaste?: (event: ClipboardEvent) => void;
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;

async function take(transfer: DataTransfer | null, give: (dropped: Dropped) => void): Promise<void> {
  const dropped = await filesOf(transfer);
  if (dropped.files.length > 0 || dropped.unreadable.length > 0) give(dropped);
}

/** The part of a drag or paste event that a page and a component share. */
type Dragged = Pick<globalThis.DragEvent, 'dataTransfer' | 'preventDefault' | 'defaultPrevented'>;

/** Files that are dropped on the zone, and files that are pasted; or both anywhere on the page. */
export function useFileZone({ isDisabled, takesPage, onDrop, onPaste }: Options): FileZone {
  const [isOver, setOver] = useState(false);
  // Going from the zone to something in it leaves the one after entering the other.
  const depth = useRef(0);
  const given = useRef({ onDrop, onPaste });
  useEffect(() => {
    given.current = { onDrop, onPaste };
  });

  const isMine = (event: Dragged): boolean => !isDisabled && carriesFiles(event.dataTransfer);
  const enter = (event: Dragged): void => {
    if (!isMine(event)) return;
    event.preventDefault();
    depth.current += 1;
    setOver(true);
  };
  const over = (event: Dragged): void => {
    if (!isMine(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const leave = (event: Dragged): void => {
    if (!isMine(event)) return;
    depth.current = Math.max(0, depth.current - 1);
    if (depth.current === 0) setOver(false);
  };
  const drop = (event: Dragged): void => {
    if (!isMine(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    void take(event.dataTransfer, (dropped) => given.current.onDrop(dropped));
  };
  const page = useRef({ enter, over, leave, drop });
  useEffect(() => {
    page.current = { enter, over, leave, drop };
  });

  useEffect(() => {
    if (!takesPage || isDisabled) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // A slip beside the zone would open the file in the place of the page.
    document.addEventListener('dragenter', (event) => page.current.enter(event), { signal });
    document.addEventListener('dragover', (event) => page.current.over(event), { signal });
    document.addEventListener('dragleave', (event) => page.current.leave(event), { signal });
    document.addEventListener('drop', (event) => page.current.drop(event), { signal });
    document.addEventListener(
      'paste',
      (event) => {
        if (event.defaultPrevented || isTyping(event.target) || !carriesFiles(event.clipboardData)) return;
        event.preventDefault();
        void take(event.clipboardData, (dropped) => given.current.onPaste(dropped));
      },
      { signal },
    );
    return () => listening.abort();
  }, [takesPage, isDisabled]);

  if (takesPage) return { isOver, handlers: {} };
  return {
    isOver,
    handlers: {
      onDragEnter: (event) => enter(event.nativeEvent),
      onDragOver: (event) => over(event.nativeEvent),
      onDragLeave: (event) => leave(event.nativeEvent),
      onDrop: (event) => drop(event.nativeEvent),
      onPaste: (event) => {
        if (isDisabled || !carriesFiles(event.clipboardData)) return;
        event.preventDefault();
        void take(event.clipboardData, (dropped) => given.current.onPaste(dropped));
      },
    },
  };
}
