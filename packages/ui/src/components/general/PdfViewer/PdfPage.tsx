'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEvent } from '../../../internal/useEvent.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import type { PageSize } from './PdfViewer.logic.ts';
import * as css from './PdfViewer.css.ts';
import type { OpenPdf } from './usePdf.ts';

interface PdfPageProps {
  readonly pdf: OpenPdf;
  /** 1 first. */
  readonly number: number;
  readonly size: PageSize;
  /** CSS pixels a point. */
  readonly scale: number;
  /** What scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Its words are there now, and can be marked. */
  readonly onDrawn: () => void;
  /** It cannot be shown, and says so in its place. */
  readonly onFailed: (page: number) => void;
}

/** More than this many device pixels for one CSS pixel cost memory and show nothing. */
const MAX_DENSITY = 2;

/** True from the moment that the element comes within a screen of what is seen. */
function useNear(page: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((each) => each.isIntersecting)),
      {
        root: scroller.current,
        rootMargin: '100% 0px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [page, scroller]);
  return isNear;
}

/** One page: its picture, and its text over it, to be selected, searched and read out. Far away it keeps its place. */
export function PdfPage({ pdf, number, size, scale, scroller, onDrawn, onFailed }: PdfPageProps) {
  const texts = useTexts('PdfViewer', defaults);
  const page = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isNear = useNear(page, scroller);
  const [failure, setFailure] = useState<string | null>(null);
  const tellDrawn = useEvent(() => {
    setFailure(null);
    onDrawn();
  });
  const tellFailed = useEvent((error: unknown) => {
    setFailure(String(error));
    onFailed(number);
  });

  useEffect(() => {
    const [frame, layer] = [picture.current, words.current];
    if (!isNear || !frame || !layer) return undefined;
    let isCurrent = true;
    let stop = (): void => undefined;

    const draw = async (): Promise<void> => {
      const content = await pdf.document.getPage(number);
      if (!isCurrent) return;
      const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
      const viewport = content.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width * density);
      canvas.height = Math.floor(viewport.height * density);
      canvas.className = css.canvas;
      const task = content.render({
        canvas,
        viewport,
        ...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
      });
      const text = new pdf.TextLayer({
        textContentSource: content.streamTextContent(),
        container: layer,
        viewport,
      });
      stop = () => {
        task.cancel();
        text.cancel();
      };
      layer.replaceChildren();
      await Promise.all([task.promise, text.render()]);
      // The former picture stays until the new one is whole, so that nothing blinks.
      if (!isCurrent) return;
      frame.replaceChildren(canvas);
      tellDrawn();
    };
    draw().catch((error: unknown) => {
      // Cancelled because something newer is drawn, or the document was closed: nothing is missing.
      if (isCurrent) tellFailed(error);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isNear, pdf, number, scale, tellDrawn, tellFailed]);

  return (
    <div
      ref={page}
      role="group"
      aria-label={texts.page(number, pdf.sizes.length)}
      className={css.page}
      data-page={number}
      data-failed={failure ?? undefined}
      style={{
        inlineSize: `${Math.floor(size.width * scale)}px`,
        blockSize: `${Math.floor(size.height * scale)}px`,
        ['--total-scale-factor' as string]: scale,
      }}
    >
      {failure === null ? null : <p className={css.failed}>{texts.pageFailed}</p>}
      <div ref={picture} className={css.picture} aria-hidden />
      <div ref={words} className={css.words} data-words />
    </div>
  );
}
