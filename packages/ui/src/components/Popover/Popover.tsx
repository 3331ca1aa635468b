'use client';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Popover as AriaPopover } from 'react-aria-components';
import { IconButton } from '../IconButton/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './Popover.css.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** What it shows; its accessible name. */
  title: string;
  /** A function receives how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Default 'bottom end'. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'left top' | 'right top';
  /** Whether it is open. Leave out for an uncontrolled one. */
  isOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Something to read or set beside what opened it, without leaving the page. It closes on Esc and on a press outside,
 * so it must hold nothing that could be lost: a form belongs in a `Dialog`, one sentence in a `Tooltip`.
 */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom end',
  ...state
}: PopoverProps): ReactElement {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover className={css.popover} placement={placement} offset={4}>
        <Dialog className={css.dialog}>
          {({ close }) => (
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
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
