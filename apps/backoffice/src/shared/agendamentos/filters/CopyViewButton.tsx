import { readJson } from '@apto/api-client/session';
import { CopyButton } from '@apto/ui';
import { useHref, useLocation } from 'react-router-dom';
import { notify } from '../../notices/index.ts';
import { useMediumScreen } from '../../useNarrowScreen.ts';
import { shownColumns, viewAddress } from './view-link.ts';

interface Props {
  /** Where this person's columns are kept; null where there is no table. */
  storageKey: string | null;
  columns: Parameters<typeof shownColumns>[1];
}

/** Copies a link that shows the same filters, order, columns and view to another person, under their own permissions. */
export default function CopyViewButton({ storageKey, columns }: Props) {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  // In one line with the search where there is little room.
  const name = 'Copiar link da visão';
  const words = useMediumScreen() ? 'Copiar link' : name;
  function address(): string {
    const query = new URLSearchParams(search);
    const shown =
      storageKey === null || query.has('colunas') ? null : shownColumns(readJson(storageKey), columns);
    const text = viewAddress(query, shown).toString();
    return `${window.location.origin}${path}${text ? `?${text}` : ''}`;
  }
  return (
    <CopyButton
      variant="quiet"
      aria-label={name}
      value={address}
      onCopied={() =>
        notify({
          tone: 'success',
          title: 'Link copiado.',
          detail: 'Quem abrir vê os mesmos filtros, ordem e colunas, com as permissões de quem abre.',
        })
      }
      onRefused={() =>
        notify({
          tone: 'danger',
          title: 'Não foi possível copiar o link.',
          detail: 'Copie o endereço da página.',
        })
      }
    >
      {words}
    </CopyButton>
  );
}
