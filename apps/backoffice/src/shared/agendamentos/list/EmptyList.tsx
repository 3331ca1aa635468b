import { Button, EmptyState, LinkButton } from '@apto/ui';

interface Props {
  /** What there is none of, and where the others are. */
  title?: string;
  description?: string;
  /** Where the first one begins, for who may. */
  first?: { label: string; href: string } | null;
  filtered: boolean;
  onClear: () => void;
}

/** Nothing there and nothing found are two pictures, each with its one action. */
export default function EmptyList({
  filtered,
  onClear,
  title = 'Nenhum agendamento em andamento.',
  first = null,
  description = 'Cancelados, desistências, concluídos e faltas ficam fora desta lista: use o filtro de status para vê-los.',
}: Props) {
  if (filtered) {
    return (
      <EmptyState
        kind="notFound"
        title="Nenhum registro encontrado."
        description="Nenhum agendamento corresponde à busca e aos filtros."
        action={<Button onPress={onClear}>Limpar filtros</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={title}
      description={description}
      action={first ? <LinkButton href={first.href}>{first.label}</LinkButton> : undefined}
    />
  );
}
