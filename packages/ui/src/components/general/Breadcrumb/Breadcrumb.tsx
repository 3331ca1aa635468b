'use client';
import { ArrowLeft, ChevronRight, Ellipsis, House } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-aria-components';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { foldCrumbs } from './Breadcrumb.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Breadcrumb.css.ts';

/** Um nível da trilha. */
export interface Crumb {
  /** O nome da página. */
  readonly label: string;
  /** Para onde vai. O último nível é a própria página e não tem. */
  readonly href?: string;
}

/** Propriedades de {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** Do nível mais de fora até a própria página. `crumbsOf` o faz a partir das rotas. */
  readonly items: readonly Crumb[];
  /** A casa no começo; null a retira. @default '/' */
  readonly homeHref?: string | null;
  /** Acrescenta o botão 'Voltar' no começo, onde o caminho de volta não é o nível acima. */
  readonly onBack?: () => void;
  /**
   * Quantos níveis aparecem, sem contar a casa, antes que os do meio se dobrem em '…'. Pelo menos 3.
   * @default 4
   */
  readonly maxItems?: number;
  /** O nome da região. @default 'Você está em' */
  readonly label?: string;
}

/**
 * Onde a página fica, com o caminho a cada nível acima. Os links passam pelo roteador de `AptoProvider`. No
 * celular só aparecem o nível acima e a própria página.
 */
export function Breadcrumb({ items, homeHref = '/', onBack, maxItems = 4, label }: BreadcrumbProps) {
  const texts = useTexts('Breadcrumb', defaults);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { start, folded, end } = isOpen
    ? { start: [...items], folded: [], end: [] }
    : foldCrumbs(items, maxItems);
  const parent = items.at(-2);

  // What was pressed is gone: the focus goes to the first level that it brought.
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[data-crumb="1"]')?.focus();
  }, [isOpen]);

  const crumb = (each: Crumb, isFirst: boolean): ReactElement => {
    const index = items.indexOf(each);
    const isHere = index === items.length - 1;
    const near = each === parent ? 'first' : isHere ? (parent ? 'last' : 'first') : undefined;
    return (
      <li key={index} className={css.item} data-near={near}>
        {(!isFirst || homeHref !== null) && <Separator />}
        {isHere || each.href === undefined ? (
          <span className={css.here} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
            {each.label}
          </span>
        ) : (
          <Link className={css.link} href={each.href} data-crumb={index}>
            <span className={css.words}>{each.label}</span>
          </Link>
        )}
      </li>
    );
  };

  return (
    <nav className={css.nav} aria-label={label ?? texts.label}>
      {onBack && (
        <span className={css.back}>
          <Button
            size="small"
            variant="quiet"
            icon={<ArrowLeft />}
            onPress={onBack}
            aria-label={parent ? texts.backTo(parent.label) : texts.back}
          >
            {texts.back}
          </Button>
        </span>
      )}
      <ol className={css.list} ref={list}>
        {homeHref !== null && (
          <li className={css.item} {...(items.length === 0 ? { 'data-near': 'first' } : {})}>
            <Tooltip content={texts.home}>
              <Link className={css.link} href={homeHref}>
                <House className={css.icon} aria-hidden />
                <VisuallyHidden>{texts.home}</VisuallyHidden>
              </Link>
            </Tooltip>
          </li>
        )}
        {start.map((each, index) => crumb(each, index === 0))}
        {folded.length > 0 && (
          <li className={css.item}>
            <Separator />
            <IconButton
              size="small"
              label={texts.hidden(folded.length)}
              icon={<Ellipsis />}
              onPress={() => setOpen(true)}
            />
          </li>
        )}
        {end.map((each) => crumb(each, false))}
      </ol>
    </nav>
  );
}

function Separator() {
  return (
    <span className={css.separator} aria-hidden>
      <ChevronRight className={css.icon} />
    </span>
  );
}
