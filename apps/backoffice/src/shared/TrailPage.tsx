import { Breadcrumb, Page, type Crumb, type PageProps } from '@apto/ui';
import { useNavigate } from 'react-router-dom';
import { homeOf, usePermissions } from './session/index.ts';

/** The levels above a screen, the outermost first, and the screen itself. */
export type Trail = readonly Crumb[];

interface Props extends Omit<PageProps, 'trail'> {
  readonly breadcrumbs: Trail;
  /** The screen has a 'Voltar' of its own, as a form does beside 'Salvar'. */
  readonly hasOwnBack?: boolean;
}

/** A screen below others (doc3 §2.9): the way to it, home and 'Voltar', which goes one level up. */
export function TrailPage({ breadcrumbs, hasOwnBack = false, ...page }: Props) {
  const navigate = useNavigate();
  const parent = breadcrumbs.at(-2)?.href;
  return (
    <Page
      {...page}
      trail={
        <Breadcrumb
          items={breadcrumbs}
          homeHref={homeOf(usePermissions())}
          {...(hasOwnBack || parent === undefined ? {} : { onBack: () => void navigate(parent) })}
        />
      }
    />
  );
}
