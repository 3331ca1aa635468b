'use client';
import { useEffect, useRef } from 'react';
import { pageTitle } from '../internal/focusPlaces.ts';

/** Onde a pessoa está, como o roteador o diz. */
export interface PageVisit {
  /** O nome da página na aba do navegador e no histórico dele. */
  readonly title: string;
  /** Qual página é: outra leva o foco ao título dela. */
  readonly path: string;
  /** Muda a cada navegação, também para a mesma página. */
  readonly visit: string;
}

/**
 * O que o carregamento de uma página faria, para um roteador que não carrega páginas: o título da janela, o
 * alto da página e, em outra página, o foco no título dela (`Page` e `CenteredPage` têm um). Um filtro novo
 * da mesma página deixa o foco onde a pessoa trabalha.
 */
export function usePageVisit({ title, path, visit }: PageVisit): void {
  useEffect(() => {
    document.title = title;
  }, [title]);

  const previous = useRef(path);
  useEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (previous.current === path) return;
    previous.current = path;
    pageTitle()?.focus({ preventScroll: true });
  }, [visit, path]);
}
