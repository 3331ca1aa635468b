'use client';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { carriesFiles, filesOf } from './droppedFiles.ts';

interface Options {
  isDisabled: boolean;
  /** Takes files pasted anywhere on the page, as long as nobody is typing. */
  takesPagePaste: boolean;
  onDrop: (files: File[]) => void;
  onPaste: (files: File[]) => void;
}

/** What the zone carries, and whether files are over it. */
export interface FileZone {
  isOver: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;

async function take(transfer: DataTransfer | null, give: (files: File[]) => void): Promise<void> {
  const files = await filesOf(transfer);
  if (files.length > 0) give(files);
}

/** Files that are dropped on the zone, and files that are pasted. */
export function useFileZone({ isDisabled, takesPagePaste, onDrop, onPaste }: Options): FileZone {
  const [isOver, setOver] = useState(false);
  // Going from the zone to something in it leaves the one after entering the other.
  const depth = useRef(0);
  const paste = useRef(onPaste);
  useEffect(() => {
    paste.current = onPaste;
  });

  useEffect(() => {
    if (!takesPagePaste || isDisabled) return undefined;
    const listen = (event: globalThis.ClipboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || !carriesFiles(event.clipboardData)) return;
      event.preventDefault();
      void take(event.clipboardData, (files) => paste.current(files));
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [takesPagePaste, isDisabled]);

  const end = (): void => {
    depth.current = 0;
    setOver(false);
  };
  const isMine = (event: DragEvent): boolean => !isDisabled && carriesFiles(event.dataTransfer);

  return {
    isOver,
    handlers: {
      onDragEnter: (event) => {
        if (!isMine(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event) => {
        if (!isMine(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: (event) => {
        if (!isMine(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event) => {
        if (!isMine(event)) return;
        event.preventDefault();
        end();
        void take(event.dataTransfer, onDrop);
      },
      onPaste: (event) => {
        if (isDisabled || takesPagePaste || !carriesFiles(event.clipboardData)) return;
        event.preventDefault();
        void take(event.clipboardData, onPaste);
      },
    },
  };
}
