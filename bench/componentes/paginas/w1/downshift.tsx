import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import '../base.css';
import type { CasoLista } from '../contrato.ts';
import { rotulo, type Clinica } from '../dados.ts';
import { LinhaDaClinica } from '../linha-da-clinica.tsx';
import { ALTURA, emLinhas } from './linhas.ts';

function Peca() {
  const [busca, setBusca] = useState('');
  const rolagem = useRef<HTMLDivElement>(null);
  const linhas = useMemo(() => emLinhas(busca), [busca]);
  const itens = useMemo(
    () => linhas.flatMap((linha): Clinica[] => ('clinica' in linha ? [linha.clinica] : [])),
    [linhas],
  );
  const lugar = useMemo(() => new Map(itens.map((item, i) => [item, i])), [itens]);
  // No React Compiler here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: linhas.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => ALTURA,
    overscan: 4,
    initialRect: { width: 360, height: 340 },
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } = useCombobox({
    items: itens,
    itemToString: (item) => (item ? rotulo(item) : ''),
    isItemDisabled: (item) => item.disabledReason !== undefined,
    onInputValueChange: ({ inputValue }) => {
      setBusca(inputValue);
      virtual.scrollToOffset(0);
    },
    scrollIntoView: () => undefined,
  });
  return (
    <div>
      {/* `getLabelProps` brings `htmlFor`. */}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
      <label {...getLabelProps()}>Prestador</label>
      <input className="campo" {...getInputProps()} />
      <div {...getMenuProps({ ref: rolagem })} className="lista" hidden={!isOpen}>
        {isOpen ? (
          <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
            {virtual.getVirtualItems().map(({ index, key, start, size }) => {
              const linha = linhas[index];
              if (!linha) return null;
              const style = { blockSize: size, transform: `translateY(${start}px)` };
              if ('titulo' in linha)
                return (
                  <div key={key} className="linha titulo" style={style} role="presentation">
                    {linha.titulo}
                  </div>
                );
              const indice = lugar.get(linha.clinica) ?? 0;
              return (
                <div
                  key={key}
                  {...getItemProps({ item: linha.clinica, index: indice })}
                  aria-setsize={itens.length}
                  aria-posinset={indice + 1}
                  aria-selected={highlightedIndex === indice}
                  className="linha"
                  style={style}
                >
                  <LinhaDaClinica clinica={linha.clinica} />
                </div>
              );
            })}
          </div>
        ) : null}
      </div>
    </div>
  );
}

export const caso: CasoLista = {
  Peca,
  abre: 'input',
  campo: 'input',
  opcao: '[role=option]',
  rolagem: '[role=listbox]',
};
