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
import * as dialogCss from '../Dialog/Dialog.css.ts';
import { IconButton } from '../IconButton/index.ts';
import * as menuCss from '../Menu/Menu.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { shownGroups } from './CommandPalette.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './CommandPalette.css.ts';

/** Something to go to or do. */
export interface Command {
  /** What it is told apart by within its group. */
  readonly id: string;
  /** What it does, as a verb; searched by. */
  readonly label: string;
  /** A quieter line: where it is, whose it is. */
  readonly description?: string;
  /** Other words by which it is found. */
  readonly keywords?: readonly string[];
  /** An icon beside the words; decoration, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** The keys, as shown: it does not bind them. */
  readonly shortcut?: string;
  /** Does it. The palette is closed by then. */
  readonly onAction: () => void;
}

/** Commands under a title. */
export interface CommandGroup {
  readonly id: string;
  /** The group's heading. */
  readonly title: string;
  /** The commands of the group. */
  readonly commands: readonly Command[];
  /** Found by the server: shown as they come, not filtered again. */
  readonly isFiltered?: boolean;
  /** Gone to lately: shown only while nothing is typed. */
  readonly isRecent?: boolean;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What is on offer, by group. */
  readonly groups: readonly CommandGroup[];
  /** What is typed, controlled. */
  readonly query: string;
  /** Gets what is typed. */
  readonly onQueryChange: (query: string) => void;
  /** The server is still looking. */
  readonly isLoading?: boolean;
  /** What the server's search did not bring, and why; a line offers to try again. */
  readonly loadError?: string | undefined;
  /** Tries the server's search again. */
  readonly onRetry?: () => void;
  /** Something was chosen: to be kept, as it is, among the recent ones (a group with `isRecent`). */
  readonly onRun?: (command: Command) => void;
  /** What may be looked for. @default 'Tela, funcionário ou ação' */
  readonly placeholder?: string;
}

/** Every screen and the common actions, a few letters away. Focus stays in the box; the arrows choose. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, query, onQueryChange, isLoading = false } = props;
  const groups = shownGroups(props.groups, query);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  const { loadError } = props;

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
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });

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
                        className={menuCss.item}
                        onAction={() => latestRun.current(group, command)}
                      >
                        {command.icon ? <span className={menuCss.icon}>{command.icon}</span> : null}
                        <span className={menuCss.texts}>
                          <Text slot="label" className={menuCss.label}>
                            {command.label}
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
