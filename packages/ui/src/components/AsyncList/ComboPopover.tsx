'use client';

import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Popover } from 'react-aria-components';
import * as css from './AsyncList.css.ts';
import type { TextosDaLista } from './intl/pt-BR.ts';
import type { EstadoDaLista } from './pages.logic.ts';

interface ComboPopoverProps {
  readonly isOpen: boolean;
  /** A container that holds the field was scrolled away under the list. */
  readonly onClose: () => void;
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

const nada = (): void => undefined;

/** How long after opening a scroll is the browser bringing the field into view, in milliseconds. */
const ACOMODACAO = 500;

/** The list floats over the page and moves with it, but not with a container inside of it. */
function useCloseOnContainerScroll(
  isOpen: boolean,
  triggerRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const aoFechar = useRef(onClose);
  useEffect(() => {
    aoFechar.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const abertoEm = performance.now();
    const aoRolar = ({ target, timeStamp }: Event): void => {
      if (!(target instanceof Element) || target === document.scrollingElement) return;
      if (timeStamp - abertoEm < ACOMODACAO || !triggerRef.current || target instanceof HTMLInputElement)
        return;
      if (target.contains(triggerRef.current)) aoFechar.current();
    };
    window.addEventListener('scroll', aoRolar, true);
    return () => window.removeEventListener('scroll', aoRolar, true);
  }, [isOpen, triggerRef]);
}

const ESQUELETOS = ['a', 'b', 'c', 'd'];

/** What floats under the field: the list, or its skeleton, or that there is nothing. */
export function ComboPopover(props: ComboPopoverProps) {
  const { isOpen, onClose, triggerRef, label, estado, temLinhas, children, footer, textos } = props;
  useCloseOnContainerScroll(isOpen, triggerRef, onClose);
  return (
    <Popover
      isOpen={isOpen}
      // Who opens and closes is the input: leaving it, Escape, a choice. The popover's own idea, to close as soon as
      // the page scrolls, would close it on every phone whose keyboard pushes the page.
      onOpenChange={nada}
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
