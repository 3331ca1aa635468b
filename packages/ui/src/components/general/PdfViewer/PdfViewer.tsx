'use client';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { findText } from '../../../internal/findText.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { mark, rangesIn, unmark } from '../../../internal/highlights.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CURRENT, FOUND } from './highlights.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfPassword } from './PdfPassword.tsx';
import { PdfSearchBar } from './PdfSearchBar.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import { pageInView, percentOf, scaleOf, stepZoom, type PdfSource, type PdfZoom } from './PdfViewer.logic.ts';
import { printPdf } from './printPdf.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './PdfViewer.css.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { usePdf, type OpenPdf } from './usePdf.ts';
import { useSearch } from './useSearch.ts';

/** Propriedades de {@link PdfViewer}. */
export interface PdfViewerProps {
  /** O que é, para leitores de tela: 'Manual de agendamentos'. */
  readonly label: string;
  /**
   * Um endereço ou os bytes; null enquanto se espera por eles. Um arquivo que exige sessão é buscado pelo aplicativo e
   * entregue como Blob. Mantenha o objeto estável: outro objeto é aberto de novo.
   */
  readonly source: PdfSource | null;
  /** Como 'Baixar' chama o arquivo. */
  readonly fileName?: string;
  /** Ajusta a página à largura, ou uma porcentagem do tamanho real. @default 'width' */
  readonly defaultZoom?: PdfZoom;
  /** Altura do visualizador, como comprimento CSS. @default '70vh' */
  readonly height?: string | number;
  /** O que 'Imprimir' faz com o endereço do arquivo. @default o diálogo de impressão do navegador com o PDF */
  readonly onPrint?: (url: string) => void;
}

/**
 * Mostra um PDF na página, com o texto para ser selecionado e lido em voz alta. O código que lê PDFs chega quando o
 * primeiro é aberto. Formulários, links e scripts dentro do arquivo ficam inertes.
 */
export function PdfViewer({
  label,
  source,
  fileName,
  defaultZoom = 'width',
  height = '70vh',
  onPrint = printPdf,
}: PdfViewerProps) {
  const texts = useTexts('PdfViewer', defaults);
  const [attempt, setAttempt] = useState(0);
  const state = usePdf(source, attempt);
  const url = useObjectUrl(source);
  const download =
    url === null ? undefined : (
      <LinkButton href={url} download={fileName ?? true}>
        {texts.download}
      </LinkButton>
    );
  return (
    <section className={css.root} style={{ blockSize: height }} aria-label={label}>
      {state.status === 'ready' ? (
        <Pages
          pdf={state.pdf}
          url={url}
          fileName={fileName}
          defaultZoom={defaultZoom}
          label={label}
          onPrint={onPrint}
        />
      ) : state.status === 'password' ? (
        <PdfPassword isWrong={state.isWrong} onAnswer={state.answer} action={download} />
      ) : state.status === 'error' ? (
        <ErrorState
          title={texts.error}
          description={texts.broken}
          onRetry={() => setAttempt(attempt + 1)}
          action={download}
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
  readonly pdf: OpenPdf;
  readonly url: string | null;
  readonly fileName: string | undefined;
  readonly defaultZoom: PdfZoom;
  readonly label: string;
  readonly onPrint: (url: string) => void;
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

function Pages({ pdf, url, fileName, defaultZoom, label, onPrint }: PagesProps) {
  const texts = useTexts('PdfViewer', defaults);
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
  const goTo = (wanted: number, isSaid = true): void => {
    const box = boxes()[wanted - 1];
    const frame = scroller.current;
    if (!box || !frame) return;
    frame.scrollTop = box.offsetTop - 8;
    setPage(wanted);
    if (isSaid) setSaid(texts.page(wanted, total));
  };

  const resize = (next: PdfZoom | null): void => {
    if (next === null || !first) return;
    setZoom(next);
    setSaid(texts.zoom(percentOf(scaleOf(next, first, width))));
  };

  const [query, setQuery] = useState<string | null>(null);
  const [hit, setHit] = useState(0);
  const found = useSearch(pdf.document, query ?? '');
  const paint = (): void => {
    if (query === null) return unmark(pdf);
    const current = found.hits[hit];
    const all: Range[] = [];
    let now: Range | null = null;
    for (const box of boxes()) {
      const words = box.querySelector('[data-words]');
      const ranges = words ? rangesIn(words, (text) => findText(text, found.query)) : [];
      all.push(...ranges);
      if (current && Number(box.dataset['page']) === current.page) now = ranges[current.at] ?? null;
    }
    mark(pdf, { [FOUND]: all, [CURRENT]: now ? [now] : [] });
  };
  const paintNow = useEvent(paint);
  const goToNow = useEvent(goTo);
  useEffect(paint);
  useEffect(() => () => unmark(pdf), [pdf]);
  const show = (at: number): void => {
    const target = found.hits[at];
    if (!target) return;
    setHit(at);
    goTo(target.page, false);
    setSaid(texts.searchSaid(at + 1, found.hits.length, target.page));
  };
  // A new word: its first result is shown, or that there is none.
  const { hits, query: searched } = found;
  const [shownFor, setShownFor] = useState(hits);
  if (shownFor !== hits) {
    setShownFor(hits);
    setHit(0);
    const target = hits[0];
    if (target) setSaid(texts.searchSaid(1, hits.length, target.page));
    else if (searched.trim() !== '') setSaid(found.isFailed ? texts.searchFailed : texts.searchNone);
  }
  useEffect(() => {
    const target = hits[0];
    if (target) goToNow(target.page, false);
  }, [hits, goToNow]);
  const step = (by: 1 | -1): void => {
    const total = found.hits.length;
    if (total > 0) show((hit + by + total) % total);
  };
  const note =
    searched.trim() === '' || searched !== query
      ? ''
      : found.isFailed
        ? texts.searchFailed
        : hits.length === 0
          ? texts.searchNone
          : texts.searchCount(hit + 1, hits.length);
  const closeSearch = (): void => {
    setQuery(null);
    setHit(0);
    scroller.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f';
    if (isFind) setQuery((before) => before ?? '');
    else if (event.ctrlKey || event.metaKey || event.altKey || event.target !== scroller.current) return;
    else if (event.key === '+' || event.key === '=') resize(stepZoom(percentOf(scale), 1));
    else if (event.key === '-') resize(stepZoom(percentOf(scale), -1));
    else if (event.key === '0') resize('width');
    else return;
    event.preventDefault();
  };

  return (
    // The keys belong to the whole viewer, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.viewer} onKeyDown={onKeyDown}>
      <PdfToolbar
        page={page}
        total={total}
        zoom={zoom}
        scale={scale}
        url={url}
        fileName={fileName}
        isSearching={query !== null}
        onSearch={() => (query === null ? setQuery('') : closeSearch())}
        onPrint={() => {
          if (url !== null) onPrint(url);
        }}
        onPage={goTo}
        onZoom={resize}
      />
      {query === null ? null : (
        <PdfSearchBar
          query={query}
          onQuery={(next) => {
            // What is found may be said in the same words as before: only a change is read out.
            setSaid('');
            setQuery(next);
          }}
          note={note}
          hasResults={hits.length > 0}
          onStep={step}
          onClose={closeSearch}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {/* It scrolls, and there may be nothing inside that takes the focus. */}
      <div
        ref={scroller}
        className={css.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
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
                onDrawn={paintNow}
                onFailed={(number) => setSaid(`${texts.page(number, total)}: ${texts.pageFailed}`)}
              />
            ))}
        </div>
      </div>
    </div>
  );
}
