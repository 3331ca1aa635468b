'use client';
import {
  ChevronDown,
  ChevronUp,
  Download,
  ExternalLink,
  Minus,
  MoveHorizontal,
  Plus,
  Printer,
  Search,
} from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Toolbar } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { percentOf, readPage, stepZoom, type PdfZoom } from './PdfViewer.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './PdfViewer.css.ts';

interface PdfToolbarProps {
  readonly page: number;
  readonly total: number;
  readonly zoom: PdfZoom;
  readonly scale: number;
  readonly url: string | null;
  readonly fileName: string | undefined;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  readonly onPrint: () => void;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: PdfZoom) => void;
}

/** Pages at the left, sizes in the middle, the file itself at the right. One tab stop; the arrows go along. */
export function PdfToolbar(props: PdfToolbarProps) {
  const texts = useTexts('PdfViewer', defaults);
  const { page, total, zoom, scale, url, onPage, onZoom } = props;
  const percent = percentOf(scale);
  const [larger, smaller] = [stepZoom(percent, 1), stepZoom(percent, -1)];
  return (
    <Toolbar aria-label={texts.tools} className={css.toolbar}>
      <span className={css.group}>
        <IconButton
          size="small"
          icon={<ChevronUp />}
          label={texts.previous}
          onPress={() => onPage(page - 1)}
          disabledReason={page <= 1 ? texts.first : undefined}
        />
        <IconButton
          size="small"
          icon={<ChevronDown />}
          label={texts.next}
          onPress={() => onPage(page + 1)}
          disabledReason={page >= total ? texts.last : undefined}
        />
        <PageField key={page} page={page} total={total} onPage={onPage} />
        <span className={css.note}>{texts.of(total)}</span>
      </span>
      <span className={css.group}>
        <IconButton
          size="small"
          icon={<Minus />}
          label={texts.zoomOut}
          onPress={() => onZoom(smaller ?? percent)}
          disabledReason={smaller === null ? texts.zoomMin : undefined}
        />
        <span className={cx(css.note, css.wideOnly)}>{texts.percent(percent)}</span>
        <IconButton
          size="small"
          icon={<Plus />}
          label={texts.zoomIn}
          onPress={() => onZoom(larger ?? percent)}
          disabledReason={larger === null ? texts.zoomMax : undefined}
        />
        <IconButton
          size="small"
          icon={<MoveHorizontal />}
          label={texts.fit}
          aria-pressed={zoom === 'width'}
          onPress={() => onZoom('width')}
        />
      </span>
      <span className={css.file}>
        <IconButton
          size="small"
          icon={<Search />}
          label={texts.search}
          aria-expanded={props.isSearching}
          onPress={props.onSearch}
        />
        {url !== null && (
          <>
            <IconButton size="small" icon={<Printer />} label={texts.print} onPress={props.onPrint} />
            <LinkButton
              size="small"
              variant="quiet"
              icon={<Download />}
              href={url}
              download={props.fileName ?? true}
            >
              <span className={css.wideLabel}>{texts.download}</span>
            </LinkButton>
            <LinkButton
              size="small"
              variant="quiet"
              href={url}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink />}
            >
              <VisuallyHidden>{texts.open}</VisuallyHidden>
            </LinkButton>
          </>
        )}
      </span>
    </Toolbar>
  );
}

/** Mounted anew for each page, so that what was typed and not sent does not stay. */
function PageField({ page, total, onPage }: Pick<PdfToolbarProps, 'page' | 'total' | 'onPage'>) {
  const texts = useTexts('PdfViewer', defaults);
  const [text, setText] = useState(String(page));
  const go = (): void => {
    const wanted = readPage(text, total);
    if (wanted === null) setText(String(page));
    else if (wanted !== page) onPage(wanted);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The arrows belong to the text while it has the focus; up and down turn pages elsewhere.
    if (event.key === 'Enter') go();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
  };
  return (
    <input
      className={css.pageField}
      inputMode="numeric"
      aria-label={texts.goTo}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={go}
      onKeyDown={onKeyDown}
    />
  );
}
