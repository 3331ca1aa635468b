'use client';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts as defaults } from './intl/saved.pt-BR.ts';
import { SavedFilterItem } from './SavedFilterItem.tsx';
import {
  addFilter,
  changeFilter,
  deleteFilter,
  MAX_SAVED,
  nameProblem,
  restoreFilter,
  sameFilters,
  toggleDefault,
  type DeletedFilter,
} from './savedFilters.logic.ts';
import { useSavedFilters, type SavedFiltersStorage } from './useSavedFilters.ts';
import * as css from './SavedFilters.css.ts';

/** Propriedades de {@link SavedFilters}. */
export interface SavedFiltersProps<Filters> {
  /** O que restringe a lista agora, como dados que cabem em JSON; sem página nem ordem. */
  readonly filters: Filters;
  /** O que `filters` é quando nada restringe a lista. */
  readonly emptyFilters: Filters;
  /** Recebe os filtros do nome escolhido. */
  readonly onApply: (filters: Filters) => void;
  /** Pessoa e lista, por exemplo `usuario:7:agendamentos:filtros`. */
  readonly storageKey: string;
  /** Onde isso é guardado. @default o armazenamento local do navegador */
  readonly storage?: SavedFiltersStorage;
  /** Se o que vem do armazenamento ainda é um filtro desta lista. @default qualquer coisa é */
  readonly isFilters?: (value: unknown) => value is Filters;
  /** Não mostra o botão enquanto nada está salvo e nada poderia ser. @default false */
  readonly isHiddenWhenUseless?: boolean;
  /**
   * Um botão sem palavras, para a única linha sobre uma lista no celular; o nome dele diz o resto.
   * @default false
   */
  readonly isIconOnly?: boolean;
}

/**
 * Filtros guardados sob um nome, para uma `FilterBar`: aplicar, salvar, renomear, excluir podendo desfazer, e
 * um com que a lista abre. O botão diz qual está em vigor, e 'alterado' enquanto a lista pede outra coisa que
 * a guardada nele.
 */
export function SavedFilters<Filters>(props: SavedFiltersProps<Filters>) {
  const texts = useTexts('FilterBar', defaults);
  const { filters, emptyFilters, onApply } = props;
  const { state, change, applied, setAppliedId } = useSavedFilters({
    filters,
    emptyFilters,
    onApply,
    storageKey: props.storageKey,
    storage: props.storage,
    isFilters: props.isFilters,
  });
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<DeletedFilter<Filters> | null>(null);
  const [said, setSaid] = useState('');
  // The panel hides what lies outside of it from screen readers: what closes it is said there.
  const [saidOutside, setSaidOutside] = useState('');
  const panel = useRef<HTMLDivElement>(null);

  const isChanged = applied !== null && !sameFilters(applied.filters, filters);
  const isEmpty = sameFilters(filters, emptyFilters);
  const same = state.items.find((item) => sameFilters(item.filters, filters));

  const triggerName = [
    applied ? `${texts.savedTitle}: ${applied.name}` : texts.savedTitle,
    ...(isChanged ? [texts.changed] : []),
  ].join(' ');
  const isUseless = isEmpty && state.items.length === 0 && !isOpen;

  /** What was pressed may be gone once the panel is drawn again. */
  const focusNext = (selector: string): void => {
    setTimeout(() => panel.current?.querySelector<HTMLElement>(selector)?.focus(), 0);
  };
  const problemOf = (text: string, ownId?: string): string | null => {
    const found = nameProblem(state, text, ownId);
    return found === null ? null : texts.problems[found];
  };
  const open = (next: boolean): void => {
    setOpen(next);
    if (next) return;
    setDeleted(null);
    setProblem(null);
    setSaid('');
  };
  const apply = (id: string, label: string, wanted: Filters): void => {
    setAppliedId(id);
    onApply(wanted);
    open(false);
    setSaidOutside(texts.applied(label));
  };
  const save = (): void => {
    const wrong = problemOf(name);
    setProblem(wrong);
    if (wrong !== null) return;
    const added = addFilter(state, name, filters);
    change(added.state);
    setAppliedId(added.id);
    setName('');
    setSaid(texts.saved(name.trim()));
    focusNext(`[data-saved="${added.id}"] [data-part="apply"]`);
  };
  const remove = (id: string, label: string): void => {
    const result = deleteFilter(state, id);
    change(result.state);
    setDeleted(result.deleted);
    setSaid(texts.deleted(label));
    focusNext('[data-part="undo"]');
  };
  const undo = (gone: DeletedFilter<Filters>): void => {
    change(restoreFilter(state, gone));
    setDeleted(null);
    setSaid(texts.restored(gone.item.name));
    focusNext(`[data-saved="${gone.item.id}"] [data-part="apply"]`);
  };

  if (isUseless && props.isHiddenWhenUseless === true) return null;
  return (
    <>
      <Popover
        title={texts.savedTitle}
        placement="bottom start"
        isOpen={isOpen}
        onOpenChange={open}
        trigger={
          props.isIconOnly ? (
            <IconButton variant="secondary" icon={<Bookmark />} label={triggerName} />
          ) : (
            <Button icon={<Bookmark />} iconAfter={<ChevronDown />}>
              {applied ? (
                <span className={css.trigger}>
                  <VisuallyHidden>{`${texts.savedTitle}: `}</VisuallyHidden>
                  <span className={css.triggerName}>{applied.name}</span>
                  {isChanged ? <span className={css.changed}>{` ${texts.changed}`}</span> : null}
                </span>
              ) : (
                texts.savedTitle
              )}
            </Button>
          )
        }
      >
        <div ref={panel} className={css.panel}>
          {applied && isChanged ? (
            <div className={css.notice}>
              <span>{texts.changedFrom(applied.name)}</span>
              <span className={css.row}>
                <Button
                  size="small"
                  onPress={() => {
                    change(changeFilter(state, applied.id, { filters }));
                    setSaid(texts.updated(applied.name));
                    focusNext(`[data-saved="${applied.id}"] [data-part="apply"]`);
                  }}
                >
                  {texts.update}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onPress={() => apply(applied.id, applied.name, applied.filters)}
                >
                  {texts.revert}
                </Button>
              </span>
            </div>
          ) : null}
          {state.items.length > 0 ? (
            <ul className={css.list} aria-label={texts.savedTitle}>
              {state.items.map((item) => (
                <SavedFilterItem
                  key={item.id}
                  id={item.id}
                  name={item.name}
                  isApplied={applied?.id === item.id && !isChanged}
                  isDefault={state.defaultId === item.id}
                  onApply={() => apply(item.id, item.name, item.filters)}
                  onToggleDefault={() => {
                    change(toggleDefault(state, item.id));
                    setSaid(state.defaultId === item.id ? texts.noDefault : texts.defaultIs(item.name));
                  }}
                  onDelete={() => remove(item.id, item.name)}
                  onRename={(next) => {
                    const wrong = problemOf(next, item.id);
                    if (wrong !== null) return wrong;
                    change(changeFilter(state, item.id, { name: next }));
                    setSaid(texts.renamed(next.trim()));
                    return null;
                  }}
                />
              ))}
            </ul>
          ) : null}
          {deleted ? (
            <div className={css.notice}>
              <span>{texts.deleted(deleted.item.name)}</span>
              <Button size="small" data-part="undo" onPress={() => undo(deleted)}>
                {texts.undo}
              </Button>
            </div>
          ) : null}
          {isEmpty ? (
            <p className={css.hint}>{texts.nothingToSave}</p>
          ) : same ? (
            <p className={css.hint}>{texts.alreadySaved(same.name)}</p>
          ) : state.items.length >= MAX_SAVED ? (
            <p className={css.hint}>{texts.full(MAX_SAVED)}</p>
          ) : (
            <form
              className={css.form}
              onSubmit={(event) => {
                event.preventDefault();
                save();
              }}
            >
              <TextField
                label={texts.saveCurrent}
                placeholder={texts.namePlaceholder}
                value={name}
                onChange={setName}
                errorMessage={problem}
              />
              <Button type="submit">{texts.save}</Button>
            </form>
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      </Popover>
      <VisuallyHidden role="status">{saidOutside}</VisuallyHidden>
    </>
  );
}
