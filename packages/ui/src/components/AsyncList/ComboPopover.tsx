'use client';

import { LoaderCircle } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components';
import * as css from './AsyncList.css.ts';
import type { TextosDaLista } from './intl/pt-BR.ts';
import type { EstadoDaLista } from './pages.logic.ts';

interface ComboPopoverProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly estado: EstadoDaLista;
  readonly temLinhas: boolean;
  /** The list itself. */
  readonly children: ReactNode;
  /** What the active option says in full. */
  readonly footer?: ReactNode;
  readonly textos: TextosDaLista;
}

const ESQUELETOS = ['a', 'b', 'c', 'd'];

/** What floats under the field: the list, or its skeleton, or that there is nothing. */
export function ComboPopover(props: ComboPopoverProps) {
  const { isOpen, onOpenChange, triggerRef, label, estado, temLinhas, children, footer, textos } = props;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      isNonModal
      placement="bottom start"
      offset={4}
      className={css.popover}
      aria-label={label}
    >
      {temLinhas ? (
        children
      ) : estado === 'carregando' || estado === 'ocioso' ? (
        <div aria-hidden>
          {ESQUELETOS.map((chave) => (
            <div key={chave} className={css.skeletonRow}>
              <span className={css.skeletonBar} />
              <span className={css.skeletonBar} />
            </div>
          ))}
        </div>
      ) : (
        <div className={css.state}>{textos.vazio}</div>
      )}
      {estado === 'carregando-mais' ? (
        <div className={css.state}>
          <LoaderCircle size={16} aria-hidden />
          {textos.carregandoMais}
        </div>
      ) : null}
      {footer === undefined ? null : (
        <div className={css.footer} aria-hidden>
          {footer}
        </div>
      )}
    </Popover>
  );
}
