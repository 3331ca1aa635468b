'use client';
import { CornerDownLeft, Search, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TagList } from '../TagList/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { addTerms, splitTerms } from './ChipSearch.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ChipSearch.css.ts';

/** Propriedades de {@link ChipSearch}. */
export interface ChipSearchProps extends Pick<FieldProps, 'description' | 'isLabelHidden' | 'width'> {
  /** O que se pesquisa: 'Buscar por nome do funcionário'. */
  readonly label?: string;
  /** Um exemplo do que escrever; nunca o rótulo. */
  readonly placeholder?: string;
  /** Os termos, no uso controlado. */
  readonly value: readonly string[];
  /** Chamado com os novos termos; a lista então volta à página 1 (doc1 §2.1). */
  readonly onChange: (terms: readonly string[]) => void;
  /**
   * O que está na caixa e ainda não é termo, para uma tela que já o procura enquanto isso; senão, a própria
   * caixa o guarda.
   */
  readonly draft?: string;
  /** Chamado com o que se digita, e com '' quando vira termo ou some. */
  readonly onDraftChange?: (text: string) => void;
  /** Quantos um termo acha sozinho; undefined enquanto não se sabe. */
  readonly countOf?: ((term: string) => number | undefined) | undefined;
  /** O máximo de termos. @default 10 */
  readonly maxTerms?: number;
}

/**
 * Uma busca por vários termos, cada um uma etiqueta. Enter acrescenta o que foi digitado; uma coluna colada
 * de uma planilha vira uma etiqueta por linha; Backspace na caixa vazia remove a última; da caixa, a seta
 * para a esquerda vai às etiquetas.
 */
export function ChipSearch(props: ChipSearchProps) {
  const texts = useTexts('ChipSearch', defaults);
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
                <CornerDownLeft size={12} />
                {texts.hint}
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
