import { PERMISSION_ACTIONS } from '@apto/domain/permissions';
import { plainText as plain } from '@apto/domain/text';
import { ACTION_NAME, heldText, OFFERED_AREAS, withBoxes } from '@apto/domain/profiles';
import { CheckMatrix, EmptyState, SearchField, Section, Stack } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { useMemo, useState } from 'react';

interface Props {
  value: readonly string[];
  onChange: (next: string[]) => void;
  /** Why a permission is neither given nor taken here. */
  lockedReason: (permission: string) => string | undefined;
}

const COLUMNS = PERMISSION_ACTIONS.map((action) => ({ id: action, label: ACTION_NAME[action] }));
const ROWS = OFFERED_AREAS.map(({ id, label, group, permissions }) => ({
  id,
  label,
  group,
  cells: permissions,
}));

/** What the profile may do, by area and action (doc3 §6). */
export function PermissionMatrix({ value, onChange, lockedReason }: Props) {
  const [search, setSearch] = useState('');
  const rows = useMemo(() => {
    const term = plain(search.trim());
    return ROWS.filter(({ label, group }) => plain(`${group} ${label}`).includes(term));
  }, [search]);
  return (
    <Section
      title="Permissões"
      description={heldText(value)}
      actions={
        <SearchField
          label="Pesquisar área"
          isLabelHidden
          placeholder="Pesquisar área"
          value={search}
          onChange={setSearch}
        />
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          kind="notFound"
          icon={<Search />}
          title="Nenhuma área com este nome."
          description="As permissões dadas ficam como estão."
        />
      ) : (
        <Stack gap="x2">
          <CheckMatrix
            label="Permissões por área e ação"
            rowHeader={search.trim() === '' ? 'Todas as áreas' : 'As áreas encontradas'}
            columns={COLUMNS}
            rows={rows}
            value={value}
            onChange={({ keys, isSelected }) =>
              onChange(withBoxes(value, keys, isSelected, (key) => lockedReason(key) !== undefined))
            }
            lockedReason={lockedReason}
          />
        </Stack>
      )}
    </Section>
  );
}
