'use client';

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './AsyncList.css.ts';
import type { TextosDaLista } from './intl/pt-BR.ts';
import { cabecalhoVigente, type Linha } from './rows.logic.ts';

const ALTURA_DO_GRUPO = 32;
export const ALTURA_DA_OPCAO = 52;
/** How many lines before the end the next page is asked for. */
const ANTECEDENCIA = 6;

export interface VirtualListBoxProps<T> {
  readonly id: string;
  readonly label: string;
  readonly linhas: readonly Linha<T>[];
  readonly ativa: number;
  /** The line that a key has made active; it is brought into view. */
  readonly rolarPara: number;
  readonly onActive: (indice: number) => void;
  readonly onChoose: (linha: Linha<T>) => void;
  readonly isSelected: (item: T) => boolean;
  readonly isDisabled: (item: T) => boolean;
  /** What an option shows; its whole text is its name. */
  readonly renderOption: (item: T) => ReactNode;
  /** How many options there are in all, for 'x de y'; unknown while pages are still to come without a total. */
  readonly total: number | undefined;
  readonly isMultiple?: boolean;
  readonly onEndReached: () => void;
  readonly textos: TextosDaLista;
  readonly textoDoErro: string;
}

/** The id of a line's element, for `aria-activedescendant`. */
export const idDaLinha = (id: string, linha: Linha<unknown> | undefined): string | undefined =>
  linha && linha.tipo !== 'grupo' ? `${id}-${linha.chave}` : undefined;

/**
 * A listbox of any length: only the lines in view are in the document, groups keep their heading in sight, and
 * `aria-setsize` and `aria-posinset` tell the rest. The focus stays in the combobox.
 */
export function VirtualListBox<T>(props: VirtualListBoxProps<T>) {
  const { id, linhas, ativa, rolarPara, onActive, onChoose, onEndReached, textos } = props;
  const rolagem = useRef<HTMLDivElement>(null);
  const fixo = useRef(-1);
  const ultimoPonto = useRef('');

  const rangeExtractor = useCallback(
    (range: Range) => {
      fixo.current = cabecalhoVigente(linhas, range.startIndex);
      const indices = new Set(defaultRangeExtractor(range));
      if (fixo.current >= 0) indices.add(fixo.current);
      // The active line stays in the document, or `aria-activedescendant` would point at nothing.
      if (ativa >= 0 && ativa < linhas.length) indices.add(ativa);
      return [...indices].sort((a, b) => a - b);
    },
    [linhas, ativa],
  );

  // The library's object changes in place; nothing here keeps what it answers.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: linhas.length,
    getScrollElement: () => rolagem.current,
    estimateSize: (indice) => (linhas[indice]?.tipo === 'grupo' ? ALTURA_DO_GRUPO : ALTURA_DA_OPCAO),
    getItemKey: (indice) => linhas[indice]?.chave ?? indice,
    overscan: 4,
    scrollPaddingStart: linhas[0]?.tipo === 'grupo' ? ALTURA_DO_GRUPO : 0,
    initialRect: { width: 320, height: 340 },
    rangeExtractor,
  });

  useLayoutEffect(() => {
    if (rolarPara >= 0) virtual.scrollToIndex(rolarPara, { align: 'auto' });
  }, [rolarPara, virtual]);

  const itens = virtual.getVirtualItems();
  const ultimaVisivel = virtual.range?.endIndex ?? 0;
  const noFim = linhas.length > 0 && ultimaVisivel >= linhas.length - ANTECEDENCIA;
  useEffect(() => {
    if (noFim) onEndReached();
  }, [noFim, onEndReached, linhas.length]);

  const indiceDe = (alvo: EventTarget): number => {
    const elemento = alvo instanceof Element ? alvo.closest<HTMLElement>('[data-indice]') : null;
    return elemento ? Number(elemento.dataset.indice) : -1;
  };

  const desenhar = (indice: number, inicio: number, altura: number): ReactNode => {
    const linha = linhas[indice];
    if (!linha) return null;
    const sticky = indice === fixo.current;
    const style = { blockSize: altura, transform: sticky ? undefined : `translateY(${inicio}px)` };
    if (linha.tipo === 'grupo') {
      return (
        <div
          key={linha.chave}
          id={`${id}-${linha.chave}`}
          className={css.heading}
          data-sticky={sticky || undefined}
          style={style}
          role="presentation"
        >
          {linha.rotulo}
        </div>
      );
    }
    const comum = {
      id: `${id}-${linha.chave}`,
      'data-indice': indice,
      'data-active': indice === ativa || undefined,
      style,
      role: 'option',
    } as const;
    if (linha.tipo === 'erro') {
      return (
        <div key={linha.chave} {...comum} aria-selected={false} className={cx(css.option, css.errorRow)}>
          {props.textoDoErro} <span className={css.retry}>{textos.tentarNovamente}</span>
        </div>
      );
    }
    return (
      <div
        key={linha.chave}
        {...comum}
        className={css.option}
        aria-selected={props.isSelected(linha.item)}
        aria-disabled={props.isDisabled(linha.item) || undefined}
        aria-setsize={props.total ?? -1}
        aria-posinset={linha.posicao}
      >
        {props.renderOption(linha.item)}
      </div>
    );
  };

  return (
    // Keys go to the combobox, which keeps the focus (aria-activedescendant).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={rolagem}
      id={id}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={props.isMultiple || undefined}
      className={css.scroll}
      // The focus stays in the input, whatever is pressed here.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const linha = linhas[indiceDe(event.target)];
        if (linha) onChoose(linha);
      }}
      onPointerMove={(event: PointerEvent) => {
        // Scrolling under a resting pointer is no pointing.
        const ponto = `${event.clientX},${event.clientY}`;
        if (ponto === ultimoPonto.current) return;
        ultimoPonto.current = ponto;
        const indice = indiceDe(event.target);
        if (indice >= 0 && indice !== ativa) onActive(indice);
      }}
    >
      <div role="presentation" className={css.list} style={{ blockSize: virtual.getTotalSize() }}>
        {emGrupos(itens, linhas).map(({ grupo, partes }) =>
          grupo === null ? (
            partes.map(({ index, start, size }) => desenhar(index, start, size))
          ) : (
            <div key={grupo} role="group" aria-labelledby={`${id}-${grupo}`} className={css.group}>
              {partes.map(({ index, start, size }) => desenhar(index, start, size))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

interface ItemVirtual {
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** The lines in view under the group they belong to, so that a group's options are inside its element. */
function emGrupos<T>(itens: readonly ItemVirtual[], linhas: readonly Linha<T>[]) {
  const grupos = new Map<string | null, ItemVirtual[]>();
  for (const item of itens) {
    const linha = linhas[item.index];
    if (!linha) continue;
    const grupo = linha.tipo === 'grupo' ? linha.chave : linha.tipo === 'opcao' ? linha.grupo : null;
    const partes = grupos.get(grupo);
    if (partes) partes.push(item);
    else grupos.set(grupo, [item]);
  }
  return [...grupos].map(([grupo, partes]) => ({ grupo, partes }));
}
