'use client';
import { X } from 'lucide-react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { NavList, type NavListProps } from './NavList.tsx';
import * as css from './AppShell.css.ts';

export interface NavDrawerProps extends NavListProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The rail on a phone. */
export function NavDrawer({ isOpen, onOpenChange, areas, currentItem }: NavDrawerProps) {
  const texts = useTexts('AppShell', defaults);
  return (
    <ModalOverlay className={css.veil} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.drawer}>
        <Dialog className={css.drawerBody} aria-label={texts.menu}>
          {({ close }) => (
            <>
              <div className={css.drawerHead}>
                <Logo label="" />
                <IconButton icon={<X />} label={texts.closeMenu} onPress={close} />
              </div>
              <NavList areas={areas} currentItem={currentItem} onFollow={close} />
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
