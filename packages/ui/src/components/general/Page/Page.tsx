import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './Page.css.ts';

/** A page on the way to this one. */
export interface Breadcrumb {
  /** The page's name. */
  readonly label: string;
  /** Absent on the last one, which is where the person is. */
  readonly href?: string;
}

export interface PageProps {
  /** The name of the page, its only first heading. */
  readonly title: ReactNode;
  /** How many there are, beside the title. Leave out until it is known. */
  readonly count?: number | undefined;
  /** One line on what the page is for, only where it helps. */
  readonly purpose?: ReactNode;
  /** Something beside the title, such as a status. */
  readonly titleEnd?: ReactNode;
  /** The way to here; the last is the page itself. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** At the right: at most one `primary`. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** `full` for lists; 960 or 640 px for forms. @default 'full' */
  readonly width?: keyof typeof css.width;
  /** The heading, to move the focus to after a navigation. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

const counted = new Intl.NumberFormat('pt-BR');

/** The frame of a screen inside of the shell: title with count, one line of purpose, actions, content. */
export function Page({
  title,
  count,
  purpose,
  titleEnd,
  breadcrumbs,
  actions,
  children,
  width = 'full',
  titleRef,
}: PageProps) {
  return (
    <div className={cx(css.page, css.width[width])}>
      <header className={css.header}>
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
        <div className={css.line}>
          <div className={css.words}>
            <div className={css.titleLine}>
              <Heading level={1} tabIndex={-1} {...(titleRef ? { ref: titleRef } : {})}>
                {title}
              </Heading>
              {count !== undefined && (
                <span className={css.count}>
                  <span aria-hidden>{counted.format(count)}</span>
                  <VisuallyHidden>{texts.total(counted.format(count))}</VisuallyHidden>
                </span>
              )}
              {titleEnd}
            </div>
            {purpose && (
              <div className={css.aside}>
                <Text tone="muted">{purpose}</Text>
              </div>
            )}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}

function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={css.crumbs}>
        {items.map(({ label, href }, index) => (
          <li
            // Two levels may have one name, as a record that is called like its list has.
            key={index}
            className={css.crumb}
            aria-current={index === items.length - 1 ? 'page' : undefined}
          >
            {href === undefined ? label : <TextLink href={href}>{label}</TextLink>}
            {index < items.length - 1 && <ChevronRight className={css.crumbMark} aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
