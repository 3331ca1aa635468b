import { distanceText } from '@apto/domain/prestadores';
import { Button, Card, Inline, InlineGrow, Stack, Text } from '@apto/ui';
import { CalendarClock, Clock, MapPin } from '@apto/ui/icons';
import type { ReactNode } from 'react';
import type { OfferedTime } from '../../shared/pedido/offered.ts';
import { addressOf } from '../../shared/pedido/summary.ts';
import type { ClinicOnCard } from './clinics.ts';
import { OfferedTimes } from './OfferedTimes.tsx';

/** How a clinic receives people; one whose registry contradicts itself says nothing of it. */
const ATTENDANCE: Readonly<Record<string, string>> = {
  'Ordem de chegada': 'Por ordem de chegada',
  'Horário marcado': 'Com hora marcada',
  Ambos: 'Por ordem de chegada e com hora marcada',
};

/** A mark and what it stands for; the words give way, never the mark. */
const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Inline gap="x2" align="start" isWrapping={false}>
    {icon}
    <InlineGrow>
      <Text as="div" size="s14" tone="muted">
        {children}
      </Text>
    </InlineGrow>
  </Inline>
);

interface Props {
  card: ClinicOnCard;
  /** The next times of the clinics are still being looked for. */
  isLooking: boolean;
  /** This clinic's days are being opened. */
  isOpening: boolean;
  onTake: (time: OfferedTime) => void;
  onOpen: () => void;
}

/** A clinic: where, when it serves, its next free times, each of which one press takes, and the way to all its days. */
export function ClinicCard({ card, isLooking, isOpening, onTake, onOpen }: Props) {
  const { clinic, offered } = card;
  const { name, neighborhood, city, tipoAtendimento, distanciaMetros } = clinic;
  const where = [
    ...(distanciaMetros === null ? [] : [distanceText(distanciaMetros)]),
    ...(offered ? addressOf(offered) : [neighborhood, city?.cidade].filter(Boolean)),
  ];
  const attendance = ATTENDANCE[tipoAtendimento ?? ''];
  return (
    <Card title={name} level={2}>
      <Stack gap="x2">
        {where.some(Boolean) ? <Fact icon={<MapPin size={16} aria-hidden />}>{where.join(', ')}</Fact> : null}
        {offered && offered.horarios.length > 0 ? (
          <Fact icon={<Clock size={16} aria-hidden />}>
            {offered.horarios.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Fact>
        ) : null}
        {attendance ? <Fact icon={<CalendarClock size={16} aria-hidden />}>{attendance}</Fact> : null}
      </Stack>
      {offered ? (
        <OfferedTimes clinic={offered} isArranged={tipoAtendimento === 'Horário marcado'} onTake={onTake} />
      ) : (
        <Text size="s14" tone="muted">
          {isLooking ? 'Procurando horários livres…' : 'Os dias livres aparecem em “Ver dias e horários”.'}
        </Text>
      )}
      <Button
        isFullWidth
        aria-label={`Ver dias e horários: ${name}`}
        isPending={isOpening}
        pendingLabel="Abrindo"
        onPress={onOpen}
      >
        Ver dias e horários
      </Button>
    </Card>
  );
}
