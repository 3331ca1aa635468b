'use client';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Input,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { defined } from '../../internal/defined.ts';
import * as listCss from '../../internal/OptionList.css.ts';
import { OptionList, RETRY, type LoadingProps } from '../../internal/OptionList.tsx';
import { findOption, type Option, type OptionKey, type Options } from '../../internal/options.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, hasError, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { texts } from './intl/pt-BR.ts';

export interface ComboBoxProps<K extends OptionKey = string>
  extends
    FieldProps,
    LoadingProps,
    Pick<
      AriaComboBoxProps<object>,
      'name' | 'isDisabled' | 'isReadOnly' | 'isInvalid' | 'autoFocus' | 'onFocus' | 'onOpenChange' | 'id'
    > {
  options: Options<K>;
  /** `null` is no choice yet. */
  value?: K | null;
  defaultValue?: K | null;
  onChange?: (value: K | null) => void;
  onBlur?: () => void;
  /**
   * Makes it asynchronous: called with what is typed, after a pause, and with '' when the search ends. `options` then
   * are what was found, and are not filtered again.
   */
  onSearch?: (text: string) => void;
  /** The pause before `onSearch`, in milliseconds. @default 250 */
  searchDelay?: number;
  /** The chosen one, where the loaded pages may not hold it: it still shows its name. */
  selectedOption?: Option<K> | undefined;
  /** @default 'Pesquise e selecione' */
  placeholder?: string;
  /** @default true */
  isClearable?: boolean;
  /** The input, for `react-hook-form` and for focus. */
  ref?: Ref<HTMLInputElement>;
}

const everything = (): boolean => true;

/** One of a long list, found by typing. Works on a list that is here, and on one that comes page by page. */
export function ComboBox<K extends OptionKey = string>({
  options,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  onSearch,
  searchDelay = 250,
  selectedOption,
  placeholder = texts.placeholder,
  isClearable = true,
  isLoading,
  hasMore,
  isLoadingMore,
  onLoadMore,
  loadError,
  onRetry,
  emptyText,
  ref,
  ...props
}: ComboBoxProps<K>) {
  const [field, control] = splitFieldProps(props);
  const [own, setOwn] = useState<K | null>(defaultValue);
  const chosen = value === undefined ? own : value;
  const [kept, setKept] = useState<Option<K> | undefined>();
  const known =
    findOption(options, chosen) ?? [selectedOption, kept].find((option) => option && option.value === chosen);
  // What is being typed, or null when the field shows the name of what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: K | null): void => {
    setOwn(next);
    onChange?.(next);
  };
  const search = (text: string, delay: number): void => {
    clearTimeout(timer.current);
    if (onSearch) timer.current = setTimeout(() => onSearch(text), delay);
  };
  const stopTyping = (): void => {
    if (typed === null) return;
    setTyped(null);
    search('', 0);
  };
  const pick = (key: unknown): void => {
    if (key === RETRY) {
      onRetry?.();
      return;
    }
    const option = findOption(options, key as K);
    stopTyping();
    if (!option || option.value === chosen) return;
    setKept(option);
    change(option.value);
  };
  const canClear = isClearable && chosen !== null && !control.isDisabled && !control.isReadOnly;
  const loading = { isLoading, hasMore, isLoadingMore, onLoadMore, loadError, onRetry, emptyText };
  return (
    <AriaComboBox
      {...control}
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      allowsEmptyCollection
      value={chosen}
      onSelectionChange={pick}
      inputValue={typed ?? known?.label ?? ''}
      onInputChange={(text) => {
        setTyped(text);
        search(text, searchDelay);
        if (text === '' && chosen !== null) change(null);
      }}
      {...(onSearch ? { defaultFilter: everything } : {})}
      onBlur={() => {
        stopTyping();
        onBlur?.();
      }}
      className={cx(fieldCss.field, fieldCss.width[field.width ?? 'full'])}
    >
      <Field {...field}>
        <Group className={fieldCss.control}>
          <Input {...(ref ? { ref } : {})} className={fieldCss.input} placeholder={placeholder} />
          {canClear && (
            <Button
              slot={null}
              className={fieldCss.inner}
              // By keyboard the text is deleted; an open list hides this button from assistive technology.
              excludeFromTabOrder
              aria-label={texts.clear}
              onPress={() => {
                setTyped(null);
                search('', 0);
                change(null);
              }}
            >
              <X className={fieldCss.icon} aria-hidden />
            </Button>
          )}
          {!control.isReadOnly && (
            <Button
              className={fieldCss.inner}
              aria-label={texts.open}
              // Not named by the field's label as well, as it would be: that name is the input's alone.
              render={(dom) => <button {...dom} aria-labelledby={undefined} />}
            >
              <ChevronDown className={fieldCss.icon} aria-hidden />
            </Button>
          )}
        </Group>
      </Field>
      <Popover className={listCss.popover} offset={4}>
        <OptionList options={options} {...defined(loading)} />
      </Popover>
    </AriaComboBox>
  );
}
