'use client';
import { Tabs as Radix } from 'radix-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { keepInSight } from '../../../internal/keepInSight.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Tabs.css.ts';

/** Uma aba e seu painel. */
export interface TabItem<V extends string = string> {
  /** Único em sua lista. */
  readonly value: V;
  /** As palavras da aba. */
  readonly label: string;
  /** 16 px, decoração. */
  readonly icon?: ReactNode;
  /** Quantos há nela; lido com o rótulo. */
  readonly count?: number | undefined;
  /** O painel da aba. */
  readonly content: ReactNode;
  /** Por que não pode ser aberta agora. A aba continua ao alcance e diz o motivo. */
  readonly disabledReason?: string | undefined;
}

/** Propriedades de {@link Tabs}. */
export interface TabsProps<V extends string = string> {
  /** O que as abas dividem, para leitores de tela: 'Timeline de Ana Souza'. */
  readonly label: string;
  /** As abas, na ordem em que aparecem. */
  readonly items: readonly TabItem<V>[];
  /** A aba aberta. Omita no uso não controlado. */
  readonly value?: V;
  /** O valor inicial, em um campo não controlado. @default a primeira que pode ser aberta */
  readonly defaultValue?: V;
  /** Recebe a aba que foi aberta. */
  readonly onChange?: (value: V) => void;
  /** `vertical` fica à esquerda a partir de 640 px, acima do painel com menos. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical';
  /** `manual`: as setas só movem, Enter ou Espaço abre; para painéis que demoram a carregar. @default 'automatic' */
  readonly activation?: 'automatic' | 'manual';
  /** Divide a largura entre as abas, para duas ou três num celular. @default false */
  readonly isFullWidth?: boolean;
  /** Um painel que já foi aberto continua montado, para que se mantenha o que foi digitado nele. @default false */
  readonly keepsPanels?: boolean;
}

/**
 * Várias faces da mesma coisa, uma de cada vez. Para uma escolha que filtra uma lista, use `SegmentedControl`; para
 * faces com endereço próprio, use links.
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
  const locale = useAppLocale();
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
              {item.count !== undefined && (
                <span className={css.count}>{item.count.toLocaleString(locale)}</span>
              )}
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
