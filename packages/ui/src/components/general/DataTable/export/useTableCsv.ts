'use client';
import { useCallback } from 'react';
import { useTexts } from '../../../../texts/useTexts.ts';
import { texts as defaults } from '../intl/csv.pt-BR.ts';
import { tableCsv, type TableData } from './export.logic.ts';

/**
 * Dá a função que escreve o CSV que uma planilha brasileira abre com dois cliques: UTF-8 com a marca dele, ponto e
 * vírgula, vírgula decimal, DD/MM/AAAA e 24 h; 'Sim' e 'Não' nas palavras do dicionário da página. Textos que
 * parecem fórmulas são neutralizados aqui também.
 */
export function useTableCsv(): (data: TableData) => string {
  const texts = useTexts('DataTable', defaults);
  return useCallback((data) => tableCsv(data, texts), [texts]);
}
