'use client';
import { Check, Pencil, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { texts as defaults } from './intl/saved.pt-BR.ts';
import * as css from './SavedFilters.css.ts';

interface SavedFilterItemProps {
  readonly id: string;
  readonly name: string;
  readonly isApplied: boolean;
  readonly isDefault: boolean;
  readonly onApply: () => void;
  readonly onToggleDefault: () => void;
  readonly onDelete: () => void;
  /** Answers what is wrong with the new name, or null when it has it. */
  readonly onRename: (name: string) => string | null;
}

/** One saved filter: apply it, and what else can be done with it. */
export function SavedFilterItem(props: SavedFilterItemProps) {
  const texts = useTexts('FilterBar', defaults);
  const { id, name, isApplied, isDefault } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const isRenaming = draft !== null;
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (isRenaming) input.current?.select();
    else if (wasRenaming.current) pencil.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  if (draft !== null) {
    const close = (): void => {
      setDraft(null);
      setProblem(null);
    };
    return (
      <li className={css.item} data-saved={id}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const wrong = props.onRename(draft);
            if (wrong === null) close();
            else setProblem(wrong);
          }}
        >
          <TextField
            label={texts.renameLabel(name)}
            isLabelHidden
            ref={input}
            value={draft}
            onChange={setDraft}
            errorMessage={problem}
            onKeyDown={(event) => {
              // Esc only gives up the name; the panel stays.
              if (event.key === 'Escape') close();
              else event.continuePropagation();
            }}
          />
          <Button size="small" type="submit" variant="primary">
            {texts.save}
          </Button>
          <Button size="small" variant="quiet" onPress={close}>
            {texts.cancel}
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className={css.item} data-saved={id}>
      <button
        type="button"
        className={css.apply}
        aria-current={isApplied || undefined}
        data-part="apply"
        onClick={props.onApply}
      >
        <span className={css.mark} aria-hidden="true">
          {isApplied ? <Check size={16} /> : null}
        </span>
        <span className={css.name}>{name}</span>
        {isDefault ? <span className={css.quiet}>{texts.isDefault}</span> : null}
      </button>
      <span className={css.actions}>
        <IconButton
          size="small"
          icon={<Star fill={isDefault ? 'currentColor' : 'none'} />}
          label={texts.makeDefault(name)}
          aria-pressed={isDefault}
          onPress={props.onToggleDefault}
        />
        <IconButton
          size="small"
          ref={pencil}
          icon={<Pencil />}
          label={texts.rename(name)}
          onPress={() => setDraft(name)}
        />
        <IconButton size="small" icon={<Trash2 />} label={texts.delete(name)} onPress={props.onDelete} />
      </span>
    </li>
  );
}
