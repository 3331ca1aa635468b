import { Button, IconButton, Popover, Stack } from '@apto/ui';
import { ListFilter } from '@apto/ui/icons';
import type { ReactNode } from 'react';
import { useNarrowScreen } from './useNarrowScreen.ts';

interface Props {
  /** How many of them narrow the list. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Fields that narrow a list, behind 'Filtros': an icon on a phone, with how many are set. */
export function FiltersPanel({ count, children }: Props) {
  const isNarrow = useNarrowScreen();
  const label = count > 0 ? `Filtros (${count})` : 'Filtros';
  return (
    <Popover
      title="Filtros"
      trigger={
        isNarrow ? (
          <IconButton variant="secondary" label={label} icon={<ListFilter />} count={count || undefined} />
        ) : (
          <Button icon={<ListFilter />}>{label}</Button>
        )
      }
    >
      <Stack gap="x4">{children}</Stack>
    </Popover>
  );
}
