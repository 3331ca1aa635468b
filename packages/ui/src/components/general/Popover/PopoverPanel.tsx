'use client';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { PlacedPopover } from '../../../internal/PlacedPopover.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Popover.css.ts';

/** Where a panel that no `DialogTrigger` opens belongs. */
export interface PanelState {
  /** The button that opened it: the panel stands beside it and gives the focus back to it. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface PopoverPanelProps extends Partial<PanelState> {
  readonly title: string;
  /** Of the dialog, for the button's `aria-controls`. */
  readonly id?: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'left top' | 'right top';
}

/** What a `Popover` shows, apart from what opens it: a panel that is loaded later has its button already. */
export function PopoverPanel({ title, id, children, placement = 'bottom end', ...state }: PopoverPanelProps) {
  const texts = useTexts('Popover', defaults);
  return (
    <PlacedPopover {...state} kind="dialog" className={css.popover} placement={placement} offset={4}>
      <Dialog {...(id === undefined ? {} : { id })} className={css.dialog}>
        {({ close: closeTrigger }) => {
          const close = state.onOpenChange ? () => state.onOpenChange?.(false) : closeTrigger;
          return (
            <>
              <div className={css.head}>
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
                <IconButton
                  size="small"
                  label={texts.close}
                  icon={<X />}
                  onPress={close}
                  hasTooltip={false}
                />
              </div>
              {typeof children === 'function' ? children(close) : children}
            </>
          );
        }}
      </Dialog>
    </PlacedPopover>
  );
}
