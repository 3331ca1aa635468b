'use client';
import { Check, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Header,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
  Text,
} from 'react-aria-components';
import { Loading } from '../components/Loading/Loading.tsx';
import { cx } from './cx.ts';
import * as css from './OptionList.css.ts';
import { isGroup, type Option, type OptionKey, type Options } from './options.ts';
import { texts } from './options.pt-BR.ts';

/** The key of the row that loads again: a row, so that the keyboard reaches it. */
export const RETRY = '__apto-retry__';

/** What a list that comes in pages needs. */
export interface LoadingProps {
  /** The first page, or a search, is on its way. */
  isLoading?: boolean;
  /** There are more pages. */
  hasMore?: boolean;
  /** The next page is on its way. */
  isLoadingMore?: boolean;
  /** The end of the list came into sight. */
  onLoadMore?: () => void;
  /** What did not work; a row offers to try again. */
  loadError?: string | undefined;
  onRetry?: () => void;
  /** @default 'Nenhum resultado' */
  emptyText?: ReactNode;
}

interface OptionListProps<K extends OptionKey> extends LoadingProps {
  options: Options<K>;
  isMultiple?: boolean;
  'aria-label'?: string;
}

/** The list of choices in the popover of a select, combobox or multi-select. */
export function OptionList<K extends OptionKey>({
  options,
  isMultiple = false,
  isLoading = false,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  loadError,
  onRetry,
  emptyText = texts.empty,
  ...aria
}: OptionListProps<K>) {
  return (
    <ListBox
      {...aria}
      className={css.list}
      renderEmptyState={() => (
        <div className={css.note}>{isLoading ? <Loading isInline label={texts.loading} /> : emptyText}</div>
      )}
    >
      {options.map((entry) =>
        isGroup(entry) ? (
          <ListBoxSection key={`group ${entry.label}`} id={`group ${entry.label}`}>
            <Header className={css.groupName}>{entry.label}</Header>
            {entry.options.map((option) => renderOption(option, isMultiple))}
          </ListBoxSection>
        ) : (
          renderOption(entry, isMultiple)
        ),
      )}
      {loadError !== undefined && (
        <ListBoxItem
          id={RETRY}
          textValue={`${loadError} ${texts.retry}`}
          className={css.option}
          {...(onRetry ? { onAction: onRetry } : {})}
        >
          <RefreshCw className={css.check} size={16} aria-hidden />
          <span className={css.words}>
            <Text slot="label" className={css.failed}>
              {loadError}
            </Text>
            <Text slot="description" className={css.description}>
              {texts.retry}
            </Text>
          </span>
        </ListBoxItem>
      )}
      {(hasMore || isLoadingMore) && loadError === undefined && (
        <ListBoxLoadMoreItem
          className={css.note}
          isLoading={isLoadingMore}
          {...(onLoadMore ? { onLoadMore } : {})}
        >
          <Loading isInline label={texts.loadingMore} />
        </ListBoxLoadMoreItem>
      )}
    </ListBox>
  );
}

/**
 * A disabled row of react-aria is skipped by the keyboard. `disabledBehavior` on the row (which its selection manager
 * reads, though its types do not say so) leaves it in reach while it cannot be chosen.
 */
const REACHABLE: object = { isDisabled: true, disabledBehavior: 'selection' };

function renderOption<K extends OptionKey>(option: Option<K>, isMultiple: boolean) {
  const { value, label, description, icon, tone, disabledReason } = option;
  const isBlocked = disabledReason !== undefined;
  const note = isBlocked ? disabledReason : description;
  return (
    <ListBoxItem
      key={value}
      id={value}
      textValue={label}
      className={css.option}
      {...(isBlocked ? REACHABLE : {})}
      render={(dom) =>
        'href' in dom ? (
          <a {...dom}>{dom.children}</a>
        ) : (
          <div {...dom} {...(isBlocked ? { 'aria-disabled': true } : {})} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          {isMultiple && (
            <span className={css.box} aria-hidden>
              {isSelected && <Check size={14} strokeWidth={3} />}
            </span>
          )}
          {tone && <span className={cx(css.mark, css.tone[tone])} aria-hidden />}
          {icon && (
            <span className={css.icon} aria-hidden>
              {icon}
            </span>
          )}
          <span className={css.words}>
            <Text slot="label" className={css.label}>
              {label}
            </Text>
            {note && (
              <Text slot="description" className={css.description}>
                {note}
              </Text>
            )}
          </span>
          {!isMultiple && isSelected && (
            <span className={css.check} aria-hidden>
              <Check size={16} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
