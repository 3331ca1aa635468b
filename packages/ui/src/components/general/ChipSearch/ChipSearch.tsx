'use client';
import { CornerDownLeft, Search, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TagList } from '../TagList/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { addTerms, splitTerms } from './ChipSearch.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './ChipSearch.css.ts';

/** Props of {@link ChipSearch}. */
export interface ChipSearchProps extends Pick<FieldProps, 'description' | 'isLabelHidden' | 'width'> {
  /** What is searched: 'Buscar por nome do funcionário'. */
  readonly label?: string;
  /** An example of what to write; never the label. */
  readonly placeholder?: string;
  /** The terms, controlled. */
  readonly value: readonly string[];
  /** Called with the new terms; the list then goes back to page 1 (doc1 §2.1). */
  readonly onChange: (terms: readonly string[]) => void;
  /** What stands in the box and is no term yet, for a screen that looks for it meanwhile; the box keeps it itself otherwise. */
  readonly draft?: string;
  /** Called with what is typed, and with '' once it is a term or gone. */
  readonly onDraftChange?: (text: string) => void;
  /** How many a term finds by itself; undefined while that is not known. */
  readonly countOf?: ((term: string) => number | undefined) | undefined;
  /** Most terms. @default 10 */
  readonly maxTerms?: number;
}

/**
 * A search by several terms, each a chip. Enter adds what is typed; a pasted column of a spreadsheet becomes one chip
 * a line; Backspace in the empty box removes the last; from the box the left arrow goes to the chips.
 */
export function ChipSearch(props: ChipSearchProps) {
  const { label = texts.label, value, onChange, maxTerms = 10, placeholder } = props;
  const [ownDraft, setOwnDraft] = useState('');
  const { draft = ownDraft, onDraftChange: setDraft = setOwnDraft } = props;
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLDivElement>(null);

  const add = (text: string): void => {
    const { terms, added, repeated, refused } = addTerms(value, text, maxTerms);
    const news = [
      added.length > 0 ? texts.added(added) : '',
      repeated[0] === undefined ? '' : texts.repeated(repeated[0]),
      refused.length > 0 ? texts.full(maxTerms) : '',
    ];
    setSaid(news.filter(Boolean).join(' '));
    // What does not fit stays in the box: nothing typed is lost.
    setDraft(refused.join('; '));
    if (added.length > 0) onChange(terms);
  };
  const remove = (term: string): void => {
    setSaid(texts.removed(term));
    const rest = value.filter((other) => other !== term);
    onChange(rest);
    if (rest.length === 0) input.current?.focus();
  };
  const clear = (): void => {
    setSaid(texts.cleared);
    setDraft('');
    onChange([]);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = value.at(-1);
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // In a form Enter adds the term; it must not send the form as well.
      if (draft.trim() !== '') event.preventDefault();
      add(draft);
    } else if (event.key === 'Escape' && draft !== '') {
      event.stopPropagation();
      setDraft('');
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) {
      remove(last);
    } else if (event.key === 'ArrowLeft' && atStart && last !== undefined) {
      event.preventDefault();
      [...(chips.current?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)?.focus();
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    if (splitTerms(pasted).length < 2) return;
    event.preventDefault();
    add(`${draft} ${pasted}`);
  };

  return (
    <Field
      label={label}
      {...(props.description === undefined ? {} : { description: props.description })}
      {...(props.isLabelHidden === undefined ? {} : { isLabelHidden: props.isLabelHidden })}
      {...(props.width === undefined ? {} : { width: props.width })}
    >
      {({ id, describedBy }) => (
        <div
          className={css.box}
          role="presentation"
          onMouseDown={(event) => {
            // The empty part of the box is the box too.
            if (event.target instanceof Element && event.target.closest('button, input, li')) return;
            event.preventDefault();
            input.current?.focus();
          }}
        >
          <span className={css.icon}>
            <Search size={16} aria-hidden="true" />
          </span>
          <div className={css.terms}>
            {value.length > 0 ? (
              <TagList
                ref={chips}
                label={texts.terms}
                between={texts.or}
                items={value.map((term) => {
                  const count = props.countOf?.(term);
                  return { id: term, label: term, ...(count === undefined ? {} : { count }) };
                })}
                onRemove={remove}
              />
            ) : null}
            <input
              ref={input}
              id={id}
              className={css.input}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              aria-describedby={describedBy}
              placeholder={value.length === 0 ? placeholder : undefined}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            {draft.trim() !== '' ? (
              <span className={css.hint} aria-hidden="true">
                <CornerDownLeft size={12} /> {texts.hint}
              </span>
            ) : null}
          </div>
          {value.length > 0 || draft !== '' ? (
            <div className={css.clear}>
              <IconButton size="small" label={texts.clear} icon={<X />} onPress={clear} />
            </div>
          ) : null}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
