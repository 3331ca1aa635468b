import { Button, IconButton } from '@apto/ui';
import { ListFilter } from '@apto/ui/icons';
import { useNarrowScreen } from '../../useNarrowScreen.ts';
import type { ListFilters } from './url-filters.ts';
import { activeFilters } from './changes.ts';

interface Props {
  filters: ListFilters;
  onOpen: () => void;
}

/** Asks for the filter dialog; says how many filters are on. Its place follows the window, so it holds no state. */
export function FiltersButton({ filters, onOpen }: Props) {
  const isNarrow = useNarrowScreen();
  const active = activeFilters(filters).length;
  const label = active > 0 ? `Filtros (${active})` : 'Filtros';
  return isNarrow ? (
    <IconButton
      variant="secondary"
      label={label}
      icon={<ListFilter />}
      count={active || undefined}
      onPress={onOpen}
      aria-haspopup="dialog"
      data-tour="filters"
    />
  ) : (
    <Button icon={<ListFilter />} onPress={onOpen} aria-haspopup="dialog" data-tour="filters">
      {label}
    </Button>
  );
}
