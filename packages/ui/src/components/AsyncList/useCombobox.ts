'use client';

import { useState, type KeyboardEvent } from 'react';
import { linhaDaTecla, type Linha } from './rows.logic.ts';

interface Opcoes<T> {
  readonly linhas: readonly Linha<T>[];
  readonly isDisabled: boolean;
  /** Index of the line that is active when the list opens by key, usually the chosen one. */
  readonly linhaInicial: () => number;
  readonly onOpen: () => void;
  readonly onChoose: (linha: Linha<T>) => void;
  readonly onClose: () => void;
}

/** Keys, opening and the active line of a combobox whose list is drawn by `VirtualListBox`. */
export function useCombobox<T>(opcoes: Opcoes<T>) {
  const { linhas, isDisabled, linhaInicial, onOpen, onChoose, onClose } = opcoes;
  const [isOpen, setIsOpen] = useState(false);
  const [ativa, setAtiva] = useState(-1);
  /** Only a key scrolls the list; under the pointer it stays where it is. */
  const [rolarPara, setRolarPara] = useState(-1);

  const irPara = (indice: number): void => {
    setAtiva(indice);
    setRolarPara(indice);
  };

  const abrirEm = (comLinha: boolean): void => {
    if (isDisabled || isOpen) return;
    setIsOpen(true);
    irPara(comLinha ? Math.max(linhaInicial(), linhaDaTecla(linhas, -1, 'ArrowDown') ?? -1) : linhaInicial());
    onOpen();
  };

  const abrir = (): void => abrirEm(false);

  const fechar = (): void => {
    setIsOpen(false);
    irPara(-1);
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        abrirEm(true);
      }
      return;
    }
    if (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')) {
      event.preventDefault();
      // Escape closes the list, not the dialog that the field stands in.
      event.stopPropagation();
      fechar();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const linha = linhas[ativa];
      if (linha) onChoose(linha);
      return;
    }
    const destino = linhaDaTecla(linhas, ativa, event.key);
    if (destino === null) return;
    event.preventDefault();
    irPara(destino);
  };

  return { isOpen, ativa, rolarPara, setAtiva, irPara, abrir, fechar, onKeyDown };
}
