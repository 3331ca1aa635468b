'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PdfPage } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import { pageInView, scaleOf, type PdfSource, type PdfZoom } from './PdfViewer.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './PdfViewer.css.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { usePdf, type OpenPdf } from './usePdf.ts';

/** Props of {@link PdfViewer}. */
export interface PdfViewerProps {
  /** What it is, for screen readers: 'Manual de agendamentos'. */
  label: string;
  /**
   * An address or the bytes; null while they are awaited. A file behind a session is fetched by the app and handed
   * over as a Blob. Keep the object stable: another one is opened anew.
   */
  source: PdfSource | null;
  /** What 'Baixar' calls the file. */
  fileName?: string;
  /** Fits the page to the width, or a percent of the real size. @default 'width' */
  defaultZoom?: PdfZoom;
  /** Height of the viewer, as a CSS length. @default '70vh' */
  height?: string | number;
}

/**
 * Shows a PDF in the page, with its text to be selected and read out. The code that reads PDFs comes when the first one
 * is opened. Forms, links and scripts inside of the file stay dead.
 */
export function PdfViewer({
  label,
  source,
  fileName,
  defaultZoom = 'width',
  height = '70vh',
}: PdfViewerProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const state = usePdf(source, attempt);
  const url = useObjectUrl(source);
  return (
    <section className={css.root} style={{ blockSize: height }} aria-label={label}>
      {state.status === 'ready' ? (
        <Pages pdf={state.pdf} url={url} fileName={fileName} defaultZoom={defaultZoom} label={label} />
      ) : state.status === 'error' ? (
        <ErrorState
          title={texts.error}
          description={state.reason === 'password' ? texts.password : texts.broken}
          {...(state.reason === 'broken' ? { onRetry: () => setAttempt(attempt + 1) } : {})}
          action={
            url === null ? undefined : (
              <LinkButton href={url} download={fileName ?? true}>
                {texts.download}
              </LinkButton>
            )
          }
        />
      ) : (
        <div className={css.scroller} aria-busy="true">
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <div className={css.waiting}>
            <Skeleton lines={6} />
          </div>
        </div>
      )}
    </section>
  );
}

interface PagesProps {
  pdf: OpenPdf;
  url: string | null;
  fileName: string | undefined;
  defaultZoom: PdfZoom;
  label: string;
}

/** What is left and right of a page, in px. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    const measure = (): void => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(observed);
      setWidth(observed.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function Pages({ pdf, url, fileName, defaultZoom, label }: PagesProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<PdfZoom>(defaultZoom);
  const [page, setPage] = useState(1);
  const [said, setSaid] = useState('');
  const width = useWidth(scroller);
  const total = pdf.sizes.length;
  const first = pdf.sizes[0];
  const scale = first && width > 0 ? scaleOf(zoom, first, width) : 0;

  const boxes = (): HTMLElement[] => [
    ...(scroller.current?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
  ];
  const follow = (): void => {
    const frame = scroller.current;
    if (!frame) return;
    const tops = boxes().map((box) => box.offsetTop);
    setPage(pageInView(tops, frame.scrollTop, frame.clientHeight));
  };
  const goTo = (wanted: number): void => {
    const box = boxes()[wanted - 1];
    const frame = scroller.current;
    if (!box || !frame) return;
    frame.scrollTop = box.offsetTop - 8;
    setPage(wanted);
    setSaid(texts.page(wanted, total));
  };

  return (
    <>
      <PdfToolbar
        page={page}
        total={total}
        zoom={zoom}
        scale={scale}
        url={url}
        fileName={fileName}
        onPage={goTo}
        onZoom={setZoom}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {/* It scrolls, and there may be nothing inside that takes the focus. */}
      <div
        ref={scroller}
        className={css.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={label}
        onScroll={follow}
      >
        <div className={css.pages}>
          {scale > 0 &&
            pdf.sizes.map((size, index) => (
              <PdfPage
                key={index}
                pdf={pdf}
                number={index + 1}
                size={size}
                scale={scale}
                scroller={scroller}
              />
            ))}
        </div>
      </div>
    </>
  );
}
