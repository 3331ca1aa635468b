'use client';
import { Tabs as Radix } from 'radix-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import { keepInSight } from '../../../internal/keepInSight.ts';
import * as css from './Tabs.css.ts';

/** One tab and its panel. */
export interface TabItem<V extends string = string> {
  /** Único em sua lista. */
  readonly value: V;
  /** The tab's words. */
  readonly label: string;
  /** 16 px, decoration. */
  readonly icon?: ReactNode;
  /** How many there are under it; read with the label. */
  readonly count?: number | undefined;
  /** The panel of the tab. */
  readonly content: ReactNode;
  /** Why it cannot be opened now. The tab stays in reach and says so. */
  readonly disabledReason?: string | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps<V extends string = string> {
  /** What the tabs divide, for screen readers: 'Timeline de Ana Souza'. */
  readonly label: string;
  /** The tabs, in the order to show. */
  readonly items: readonly TabItem<V>[];
  /** The open tab. Leave out for an uncontrolled one. */
  readonly value?: V;
  /** The value at first, for an uncontrolled field. @default the first that can be opened */
  readonly defaultValue?: V;
  /** Gets the tab that was opened. */
  readonly onChange?: (value: V) => void;
  /** `vertical` lies at the left from 640 px on, above its panel on less. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical';
  /** `manual`: the arrows only move, Enter or Space opens; for panels that take time to load. @default 'automatic' */
  readonly activation?: 'automatic' | 'manual';
  /** Shares the width among the tabs, for two or three on a phone. @default false */
  readonly isFullWidth?: boolean;
  /** A panel that was open stays mounted, so that what was typed in it is kept. @default false */
  readonly keepsPanels?: boolean;
}

/**
 * Several faces of the same thing, one at a time. For a choice that filters a list use `SegmentedControl`; for
 * faces with an address of their own use links.
 */
export function Tabs<V extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  orientation = 'horizontal',
  activation = 'automatic',
  isFullWidth = false,
  keepsPanels = false,
}: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const firstOpen = items.find((item) => item.disabledReason === undefined) ?? items[0];
  const [own, setOwn] = useState(defaultValue ?? firstOpen?.value);
  const [touched, setTouched] = useState<V | null>(null);
  const open = value ?? own;
  const [seen, setSeen] = useState<ReadonlySet<V>>(() => new Set());
  // Kept panels begin with their first opening, so that those never looked at load nothing.
  if (open !== undefined && !seen.has(open)) setSeen(new Set([...seen, open]));

  useEffect(() => {
    if (open !== undefined) keepInSight(list.current, list.current?.querySelector('[data-state="active"]'));
  }, [open]);

  const change = (next: string): void => {
    const item = items.find((each) => each.value === next);
    if (!item || item.disabledReason !== undefined || item.value === open) return;
    setOwn(item.value);
    onChange?.(item.value);
  };

  const reasonShown = items.find((item) => item.value === touched)?.disabledReason;
  return (
    <Radix.Root
      className={css.root}
      value={open ?? ''}
      onValueChange={change}
      orientation={orientation}
      activationMode={activation}
    >
      <Radix.List
        ref={list}
        className={css.list}
        aria-label={label}
        data-full={isFullWidth || undefined}
        data-print="hide"
      >
        {items.map((item) => {
          const off = item.disabledReason !== undefined;
          return (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              className={css.tab}
              {...(off ? { 'aria-disabled': true, 'aria-describedby': `${id}${item.value}` } : {})}
              onFocus={() => setTouched(item.value)}
              onBlur={() => setTouched(null)}
              onPointerEnter={() => setTouched(item.value)}
              onPointerLeave={() => setTouched(null)}
              onClick={() => setTouched(item.value)}
            >
              {item.icon && (
                <span className={css.icon} aria-hidden>
                  {item.icon}
                </span>
              )}
              {item.label}
              {item.count !== undefined && <span className={css.count}>{texts.count(item.count)}</span>}
            </Radix.Trigger>
          );
        })}
      </Radix.List>
      {items.map((item) =>
        item.disabledReason === undefined ? null : (
          <VisuallyHidden key={item.value} id={`${id}${item.value}`}>
            {item.disabledReason}
          </VisuallyHidden>
        ),
      )}
      {items.some((item) => item.disabledReason !== undefined) && (
        <p className={css.reason} aria-hidden>
          {reasonShown}
        </p>
      )}
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          className={css.panel}
          {...(keepsPanels && seen.has(item.value)
            ? { forceMount: true as const, hidden: item.value !== open }
            : {})}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
