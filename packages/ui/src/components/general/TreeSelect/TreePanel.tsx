'use client';
import { useRef, useState } from 'react';
import type { Texts } from '../../../internal/texts.types.ts';
import { Button } from '../Button/Button.tsx';
import { PopoverPanel, type PanelState } from '../Popover/PopoverPanel.tsx';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
import { Tree, type TreeProps } from '../Tree/Tree.tsx';
import { waysTo } from './TreeSelect.logic.ts';
import type { texts as defaults } from './intl/pt-BR.ts';
import * as css from './TreeSelect.css.ts';

interface TreePanelProps extends Pick<TreeProps, 'nodes' | 'emptyText' | 'onLoadChildren' | 'isLeafOnly'> {
  /** Of the dialog, for the button's `aria-controls`. */
  readonly id: string;
  readonly title: string;
  readonly panel: PanelState;
  readonly isMultiple: boolean;
  /** Nothing may be chosen. */
  readonly canClear: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly texts: Texts<typeof defaults>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** As high as eight rows: more scroll inside. */
const TREE_HEIGHT = 320;

/** What a TreeSelect opens. It is there only while it is open, and begins with the way to what is chosen. */
export function TreePanel(props: TreePanelProps) {
  const { id, title, panel, isMultiple, canClear, chosen, texts, onChoose, ...tree } = props;
  const root = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => waysTo(props.nodes, chosen));
  const toTree: SearchFieldProps['onKeyDown'] = (event) => {
    // Every other key is the search's and, as Esc, the panel's.
    if (event.key !== 'ArrowDown') return event.continuePropagation();
    const row = root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    if (!row) return;
    event.preventDefault();
    row.focus();
  };
  const clear = (): void => {
    // The button goes with what it cleared.
    searchRef.current?.focus();
    onChoose(new Set());
  };
  return (
    <PopoverPanel id={id} title={title} placement="bottom start" {...panel}>
      <div ref={root} className={css.panel}>
        <SearchField
          ref={searchRef}
          label={texts.search}
          isLabelHidden
          placeholder={texts.search}
          value={search}
          onChange={setSearch}
          onKeyDown={toTree}
          // What opens is for choosing: who types searches at once.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in what the person has just opened
          autoFocus
        />
        <Tree
          {...tree}
          label={title}
          filter={search}
          selectionMode={isMultiple ? 'multiple' : 'single'}
          selectedIds={chosen}
          onSelectionChange={onChoose}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
          maxHeight={TREE_HEIGHT}
        />
        {isMultiple || (canClear && chosen.size > 0) ? (
          <div className={css.foot}>
            {isMultiple ? <span role="status">{texts.chosen(chosen.size)}</span> : null}
            <span className={css.buttons}>
              {chosen.size > 0 ? (
                <Button size="small" variant="quiet" onPress={clear}>
                  {texts.clear}
                </Button>
              ) : null}
              {isMultiple ? (
                <Button size="small" variant="primary" onPress={() => panel.onOpenChange(false)}>
                  {texts.done}
                </Button>
              ) : null}
            </span>
          </div>
        ) : null}
      </div>
    </PopoverPanel>
  );
}
