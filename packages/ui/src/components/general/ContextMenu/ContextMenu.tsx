'use client';
import { useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItems, MenuProps } from '../Menu/types.ts';
import { useContextPoint } from './useContextPoint.ts';
import * as css from './ContextMenu.css.ts';

/** Propriedades de {@link ContextMenu}. */
export interface ContextMenuProps extends Pick<MenuProps, 'onAction'> {
  /**
   * Os itens, em seções ou não. Um item que não deve existir para esta pessoa fica de fora, não desabilitado.
   */
  readonly items: MenuItems;
  /** O nome do menu: 'Ações de Ana Souza'. */
  readonly label: string;
  /** Onde se pode pedir o menu: uma linha, um cartão, um arquivo. */
  readonly children: ReactNode;
  /** Deixa o menu do próprio navegador. @default false */
  readonly isDisabled?: boolean;
}

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * As ações de algo pelo botão direito, por toque longo, Shift+F10 ou a tecla de menu. É um atalho: os mesmos
 * itens têm de estar também em um `Menu` visível, pois ninguém vê que este existe.
 */
export function ContextMenu({ label, items, onAction, children, isDisabled = false }: ContextMenuProps) {
  const area = useRef<HTMLDivElement>(null);
  const { point, handlers, close } = useContextPoint(area, isDisabled);

  const leave = (): void => {
    close();
    // react-aria gives the focus back to what had it; a right click on plain text had it nowhere.
    requestAnimationFrame(() => {
      if (isFocusNowhere()) area.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    });
  };

  return (
    // The keys come to what has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={area} className={css.area} {...handlers}>
      {children}
      {point && (
        <Menu
          label={label}
          items={items}
          placement="bottom start"
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) leave();
          }}
          {...(onAction ? { onAction } : {})}
          trigger={
            <Button
              aria-label={label}
              excludeFromTabOrder
              className={css.anchor}
              style={{ insetInlineStart: point.x, insetBlockStart: point.y }}
            />
          }
        />
      )}
    </div>
  );
}
