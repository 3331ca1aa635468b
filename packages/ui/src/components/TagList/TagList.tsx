'use client';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Button as AriaButton, Label, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './TagList.css.ts';

/** One chip. */
export interface TagListItem {
  id: string;
  label: string;
  /** Written before the label, quieter: 'Status: '. */
  name?: string;
  icon?: ReactNode;
}

/** Props of {@link TagList}. */
export interface TagListProps {
  /** What the chips are; read with them. */
  label: string;
  items: readonly TagListItem[];
  /** Absent: the chips only tell. */
  onRemove?: (id: string) => void;
  /** Shows the label before the chips. Default false: it is only read. */
  isLabelVisible?: boolean;
  /** After the chips, in the same line. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The chip's whole text, as it is read. */
export function chipText(item: TagListItem): string {
  return item.name ? `${item.name}: ${item.label}` : item.label;
}

/**
 * Chips of what is chosen or active. One tab stop; the arrows go between chips, Delete and Backspace remove one and
 * go to the next. For one status use `Tag`.
 */
export function TagList({
  label,
  items,
  onRemove,
  isLabelVisible = false,
  children,
  ref,
}: TagListProps): ReactElement {
  return (
    <TagGroup
      ref={ref}
      className={css.group}
      {...(onRemove
        ? {
            onRemove: (keys) => {
              for (const key of keys) onRemove(String(key));
            },
          }
        : {})}
    >
      {isLabelVisible ? (
        <Label className={css.label}>{label}</Label>
      ) : (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      )}
      <AriaTagList className={css.list} items={items}>
        {(item) => (
          <Tag id={item.id} textValue={chipText(item)} className={css.chip}>
            {item.icon}
            <span className={css.text}>
              {item.name ? <span className={css.name}>{`${item.name}: `}</span> : null}
              {item.label}
            </span>
            {onRemove ? (
              <AriaButton slot="remove" className={css.remove} aria-label={texts.remove(chipText(item))}>
                <X size={14} aria-hidden="true" />
              </AriaButton>
            ) : null}
          </Tag>
        )}
      </AriaTagList>
      {children}
    </TagGroup>
  );
}
