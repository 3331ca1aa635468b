'use client';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { headingAfter, toggled } from './Accordion.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Accordion.css.ts';

/** Uma parte que abre. */
export interface AccordionItem {
  /** Único entre as seções. */
  readonly id: string;
  /** As palavras do botão que a abre. */
  readonly title: ReactNode;
  /** À direita do título: o que há dentro, em duas ou três palavras. */
  readonly summary?: ReactNode;
  /** O que abre sob o título. */
  readonly content: ReactNode;
  /** Por que não pode ser aberta agora; o título continua ao alcance e diz o motivo. */
  readonly disabledReason?: string | undefined;
}

/** Propriedades de {@link Accordion}. */
export interface AccordionProps {
  /** As seções, na ordem em que aparecem. */
  readonly items: readonly AccordionItem[];
  /** Os ids do que está aberto. Omita para que o próprio acordeão se lembre. */
  readonly openIds?: Iterable<string>;
  /** O que está aberto no início. @default nada */
  readonly defaultOpenIds?: Iterable<string>;
  /** Recebe os ids que passam a estar abertos. */
  readonly onOpenChange?: (openIds: ReadonlySet<string>) => void;
  /** Abrir uma fecha as outras. Deixe desligado onde se compara. @default false */
  readonly isSingle?: boolean;
  /** O nível dos títulos, abaixo do da página ou da seção. @default 3 */
  readonly level?: 2 | 3 | 4 | 5;
  /** Acrescenta 'Expandir tudo' e 'Recolher tudo'. @default false */
  readonly hasToggleAll?: boolean;
}

/**
 * Partes de uma página que abrem uma a uma. O que está fechado ainda é achado pela busca do navegador e sai
 * na impressão.
 */
export function Accordion({
  items,
  openIds,
  defaultOpenIds,
  onOpenChange,
  isSingle = false,
  level = 3,
  hasToggleAll = false,
}: AccordionProps) {
  const texts = useTexts('Accordion', defaults);
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(defaultOpenIds));
  const open = openIds === undefined ? own : new Set(openIds);
  const Heading = `h${level}` as const;

  const change = (next: ReadonlySet<string>): void => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const available = items.filter((item) => item.disabledReason === undefined);
  const isAllOpen = available.length > 0 && available.every((item) => open.has(item.id));

  const onKeyDown = (event: KeyboardEvent): void => {
    const headings = [...(root.current?.querySelectorAll<HTMLElement>('[data-accordion-trigger]') ?? [])];
    const target = headingAfter(event.key, headings.indexOf(event.target as HTMLElement), headings.length);
    if (target === null) return;
    event.preventDefault();
    headings[target]?.focus();
  };

  return (
    <div className={css.root}>
      {hasToggleAll && !isSingle && (
        <div className={css.toolbar}>
          <Button
            size="small"
            variant="quiet"
            onPress={() => change(isAllOpen ? new Set() : new Set(available.map((item) => item.id)))}
          >
            {isAllOpen ? texts.closeAll : texts.openAll}
          </Button>
        </div>
      )}
      {/* The keys belong to the headings inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={root} className={css.list} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const off = item.disabledReason !== undefined;
          const isOpen = open.has(item.id) && !off;
          const id = `${base}${item.id}`;
          return (
            <div key={item.id} className={css.item}>
              <Heading>
                <button
                  type="button"
                  id={`${id}h`}
                  className={css.trigger}
                  data-accordion-trigger
                  aria-expanded={isOpen}
                  aria-controls={`${id}p`}
                  {...(off ? { 'aria-disabled': true, 'aria-describedby': `${id}r` } : {})}
                  onClick={() => {
                    if (!off) change(toggled(open, item.id, isSingle));
                  }}
                >
                  <ChevronRight className={css.chevron} size={16} aria-hidden />
                  <span className={css.words}>
                    <span>{item.title}</span>
                    {off && (
                      <span id={`${id}r`} className={css.reason} aria-hidden>
                        {item.disabledReason}
                      </span>
                    )}
                  </span>
                  {item.summary !== undefined && <span className={css.summary}>{item.summary}</span>}
                </button>
              </Heading>
              <Panel
                id={`${id}p`}
                labelledBy={`${id}h`}
                isOpen={isOpen}
                isRegion={items.length <= 6}
                isFindable={!off}
                onFound={() => change(toggled(open, item.id, isSingle))}
              >
                {item.content}
              </Panel>
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly isOpen: boolean;
  /** More than six landmarks of one kind are noise. */
  readonly isRegion: boolean;
  /** The browser's search may look inside; not where it could not open what it found. */
  readonly isFindable: boolean;
  /** The browser's search found something inside. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

function Panel(props: PanelProps) {
  const { id, labelledBy, isOpen, isRegion, isFindable, onFound, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef({ isOpen, onFound });
  useEffect(() => {
    latest.current = { isOpen, onFound };
  });

  useEffect(() => {
    const element = panel.current;
    if (!element || isOpen) return undefined;
    // React writes `hidden` as a bare attribute; with this value the browser's search reaches inside.
    const hide = (): void => element.setAttribute('hidden', isFindable ? 'until-found' : '');
    hide();
    if (!isFindable) return undefined;
    const listen = (): void => {
      latest.current.onFound();
      // The browser takes `hidden` away by itself, and React would not write again what it takes to be there.
      requestAnimationFrame(() => {
        if (!latest.current.isOpen) hide();
      });
    };
    element.addEventListener('beforematch', listen);
    return () => element.removeEventListener('beforematch', listen);
  }, [isOpen, isFindable]);

  return (
    <div
      ref={panel}
      id={id}
      className={css.panel}
      hidden={!isOpen}
      aria-labelledby={labelledBy}
      role={isRegion ? 'region' : 'group'}
    >
      <div className={css.inner}>{children}</div>
    </div>
  );
}
