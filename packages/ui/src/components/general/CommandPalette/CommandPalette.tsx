'use client';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog as AriaDialog,
  Header,
  Input,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
} from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import * as dialogCss from '../Dialog/Dialog.css.ts';
import { IconButton } from '../IconButton/index.ts';
import { MatchMarks } from '../MatchMarks/index.ts';
import * as menuCss from '../Menu/Menu.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { shownGroups } from './CommandPalette.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './CommandPalette.css.ts';

/** Algo a que ir ou que fazer. */
export interface Command {
  /** O que o distingue dentro do grupo. */
  readonly id: string;
  /** O que faz, com um verbo; a busca procura aqui. */
  readonly label: string;
  /** Uma linha mais discreta: onde está, de quem é. */
  readonly description?: string;
  /** Outras palavras pelas quais é achado. */
  readonly keywords?: readonly string[];
  /** Já não está em uso: vem depois dos outros do grupo enquanto se digita. */
  readonly isInactive?: boolean;
  /** Um ícone ao lado das palavras; enfeite, oculto de leitores de tela. */
  readonly icon?: ReactNode;
  /** As teclas, como aparecem: não as liga a nada. */
  readonly shortcut?: string;
  /** Faz o que promete. Nesse momento a paleta já está fechada. */
  readonly onAction: () => void;
}

/** Comandos sob um título. */
export interface CommandGroup {
  /** Único entre os grupos. */
  readonly id: string;
  /** O título do grupo. */
  readonly title: string;
  /** Os comandos do grupo. */
  readonly commands: readonly Command[];
  /** Achados pelo servidor: aparecem sem novo filtro, os mais próximos do que foi digitado primeiro. */
  readonly isFiltered?: boolean;
  /** Quantos aparecem, os mais próximos do que foi digitado. @default todos */
  readonly limit?: number;
  /** Usados há pouco: aparecem só enquanto nada foi digitado. */
  readonly isRecent?: boolean;
}

/** Propriedades de {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O que se oferece, por grupo. */
  readonly groups: readonly CommandGroup[];
  /** O que está digitado, no uso controlado. */
  readonly query: string;
  /** Recebe o que se digita. */
  readonly onQueryChange: (query: string) => void;
  /** O servidor ainda procura. */
  readonly isLoading?: boolean;
  /** O que a busca do servidor não trouxe, e por quê; uma linha oferece tentar de novo. */
  readonly loadError?: string | undefined;
  /** Tenta de novo a busca do servidor. */
  readonly onRetry?: () => void;
  /** Algo foi escolhido: para guardar, como está, entre os recentes (um grupo com `isRecent`). */
  readonly onRun?: (command: Command) => void;
  /** O que se pode procurar. @default 'Tela, funcionário ou ação' */
  readonly placeholder?: string;
}

/** Toda tela e as ações comuns, a poucas letras de distância. O foco fica na caixa; as setas escolhem. */
export function CommandPalette(props: CommandPaletteProps) {
  const texts = useTexts('CommandPalette', defaults);
  const { isOpen, onOpenChange, query, onQueryChange, isLoading = false } = props;
  const groups = shownGroups(props.groups, query);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  const { loadError } = props;
  const list = useRef<HTMLDivElement>(null);

  // A line like the others, so that the arrows reach it; it does not close the palette.
  const failure: CommandGroup = {
    id: 'apto-failure',
    title: texts.failed,
    commands: [
      { id: 'apto-retry', label: texts.retry, description: loadError ?? '', onAction: () => undefined },
    ],
  };

  const run = (group: CommandGroup, command: Command): void => {
    if (group.id === failure.id) {
      props.onRetry?.();
      return;
    }
    onOpenChange(false);
    onQueryChange('');
    props.onRun?.(command);
    command.onAction();
  };
  // React Aria draws a line once for each command object: what it calls has to be found when it is pressed.
  const runNewest = useEvent(run);

  return (
    <ModalOverlay
      className={cx(dialogCss.overlay, css.overlay)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={cx(dialogCss.modal, css.modal)}>
        <AriaDialog className={dialogCss.dialog} aria-label={texts.title}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <div className={css.search}>
              <Search size={18} aria-hidden="true" />
              {/* The palette is its box: focus stays in it while the arrows choose. */}
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
              <SearchField aria-label={texts.title} className={css.field} autoFocus>
                <Input className={css.input} placeholder={props.placeholder ?? texts.placeholder} />
              </SearchField>
              <IconButton size="small" label={texts.close} icon={<X />} onPress={() => onOpenChange(false)} />
            </div>
            <AriaMenu
              ref={list}
              aria-label={texts.results}
              className={css.list}
              items={loadError === undefined ? groups : [...groups, failure]}
              renderEmptyState={() => (
                <div className={css.empty}>{isLoading ? texts.loading : texts.empty(query.trim())}</div>
              )}
            >
              {(group) => (
                <MenuSection id={group.id} className={menuCss.section}>
                  <Header className={menuCss.sectionTitle}>{group.title}</Header>
                  <Collection items={group.commands}>
                    {(command) => (
                      <MenuItem
                        // The same command may stand among the recent ones and in its own group.
                        id={`${group.id}/${command.id}`}
                        textValue={command.label}
                        className={cx(menuCss.item, css.item)}
                        onAction={() => runNewest(group, command)}
                      >
                        {command.icon ? <span className={menuCss.icon}>{command.icon}</span> : null}
                        <span className={menuCss.texts}>
                          <Text slot="label" className={menuCss.label}>
                            <span data-searched>{command.label}</span>
                          </Text>
                          {command.description ? (
                            <Text slot="description" className={menuCss.description}>
                              {command.description}
                            </Text>
                          ) : null}
                        </span>
                        {command.shortcut ? <kbd className={menuCss.shortcut}>{command.shortcut}</kbd> : null}
                      </MenuItem>
                    )}
                  </Collection>
                </MenuSection>
              )}
            </AriaMenu>
            <MatchMarks terms={[query]} of={list} />
          </Autocomplete>
          <p className={css.foot} aria-hidden="true">
            {texts.keys}
          </p>
          <Announcement
            text={isLoading ? texts.loading : (loadError ?? (query === '' ? '' : texts.count(count)))}
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** How long the results stay as they are before they are told, in milliseconds. */
const ANNOUNCEMENT_PAUSE = 300;

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCEMENT_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
