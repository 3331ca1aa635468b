import type { ClinicAgendamento } from '@apto/api-client';
import type { ClinicAction, ClinicList } from '@apto/domain/status';
import {
  Button,
  IconButton,
  Inline,
  LinkButton,
  PublicShell,
  SearchField,
  Stack,
  VisuallyHidden,
  toast,
} from '@apto/ui';
import { LogOut, RefreshCw } from '@apto/ui/icons';
import { useDeferredValue, useRef, useState } from 'react';
import { CLINIC_PATHS } from '../../shared/clinic/paths.ts';
import { useFocusBack } from '../../shared/useFocusBack.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Days } from './Days.tsx';
import { DetailSheet } from './DetailSheet.tsx';
import { FIRST_LOOK, nextLook, useClinicList } from './useClinicList.ts';

/** From here on a list is searched rather than looked through. */
const MANY = 6;

const LISTS: Readonly<
  Record<ClinicList, { title: string; path: string; label: string; description: string }>
> = {
  PENDENTES: {
    title: 'Agendamentos pendentes',
    path: CLINIC_PATHS.pending,
    label: 'Pendentes',
    description: 'Esperam a sua confirmação.',
  },
  FUTUROS: {
    title: 'Agendamentos futuros',
    path: CLINIC_PATHS.upcoming,
    label: 'Futuros',
    description: 'Quem a clínica espera e, no fim, quem falta dizer se veio.',
  },
};

interface Props {
  list: ClinicList;
  onLeave: () => void;
}

interface Open {
  item: ClinicAgendamento;
  /** null: the details. */
  action: ClinicAction | null;
}

/** One of the clinic's two lists, on a phone first (doc3 §2.1). */
export function Agendamentos({ list, onLeave }: Props) {
  const [search, setSearch] = useState('');
  const [howMany, setHowMany] = useState(FIRST_LOOK);
  const [open, setOpen] = useState<Open | null>(null);
  const filter = useDeferredValue(search.trim());
  const call = useClinicList(list, filter, howMany);
  const { data, mutate, isValidating } = call;
  const { title, description } = LISTS[list];
  const total = data?.meta.totalItems ?? 0;
  const opener = useRef<Element | null>(null);
  const openFromCard = (next: Open): void => {
    // What came of the last one is read by now, and would lie over the next one's dialog (issue 12).
    toast.dismiss();
    opener.current = document.activeElement;
    setOpen(next);
  };
  const close = () => setOpen(null);
  useFocusBack(open !== null, data?.items.map(({ id }) => id).join() ?? '', opener);
  return (
    <PublicShell title={title} description={description} companyName={data?.prestador.name}>
      <Stack gap="x5">
        <Inline justify="between">
          <Inline as="nav" aria-label="Listas de agendamentos">
            {Object.entries(LISTS).map(([key, { label, path }]) => (
              <LinkButton
                key={key}
                href={path}
                variant={key === list ? 'primary' : 'secondary'}
                {...(key === list ? { 'aria-current': 'page' as const } : {})}
              >
                {label}
              </LinkButton>
            ))}
          </Inline>
          <Inline isWrapping={false}>
            <IconButton
              icon={<RefreshCw />}
              label="Atualizar"
              isPending={isValidating && data !== undefined}
              onPress={() => void mutate()}
            />
            <IconButton icon={<LogOut />} label="Sair" onPress={onLeave} />
          </Inline>
        </Inline>
        {search !== '' || total > MANY ? (
          <SearchField
            label="Buscar pelo nome"
            isLabelHidden
            placeholder="Nome do funcionário"
            value={search}
            onChange={setSearch}
            maxLength={120}
          />
        ) : null}
        <VisuallyHidden role="status">
          {data ? `${total} ${total === 1 ? 'agendamento' : 'agendamentos'}` : ''}
        </VisuallyHidden>
        <Days
          call={call}
          list={list}
          search={filter}
          onOpen={(item) => openFromCard({ item, action: null })}
          onAct={(item, action) => openFromCard({ item, action })}
        />
        {data && total > data.items.length ? (
          <Button isFullWidth isPending={isValidating} onPress={() => setHowMany(nextLook(howMany))}>
            Mostrar mais
          </Button>
        ) : null}
      </Stack>
      {open === null ? null : open.action === null ? (
        <DetailSheet
          item={open.item}
          onClose={close}
          onAct={(action) => setOpen({ item: open.item, action })}
        />
      ) : (
        <AnswerDialog item={open.item} action={open.action} onClose={close} />
      )}
    </PublicShell>
  );
}
