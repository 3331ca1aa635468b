import type { Answer, listMySessions } from '@apto/api-client';
import { formatInstant } from '@apto/domain/time';
import { Button, Card, Inline, Stack, Tag, Text } from '@apto/ui';

type Own = Answer<typeof listMySessions>['items'][number];
/** `atual` only of one's own: the one that is looked from. */
type Session = Omit<Own, 'atual'> & { readonly atual?: boolean };

function SessionCard({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { aparelho: device, ip, inicio: begun, ultimoUso: used, atual: isOwn = false } = session;
  return (
    <Card
      title={device}
      actions={
        isOwn ? (
          <Tag tone="info">Esta sessão</Tag>
        ) : (
          <Button onPress={onEnd} aria-label={`Encerrar a sessão: ${device}, desde ${formatInstant(begun)}`}>
            Encerrar
          </Button>
        )
      }
    >
      <Inline gap="x5">
        <Text as="span" tone="muted">
          {ip === null ? 'Endereço não registrado' : `Endereço IP ${ip}`}
        </Text>
        <Text as="span" tone="muted" isTabular>
          Aberta em {formatInstant(begun)}
        </Text>
        <Text as="span" tone="muted" isTabular>
          Último uso em {formatInstant(used)}
        </Text>
      </Inline>
    </Card>
  );
}

/** What is open, each with where and when, and its end; the one that is looked from has none here. */
export const SessionCards = <S extends Session>({
  sessions,
  onEnd,
}: {
  sessions: readonly S[];
  onEnd: (session: S) => void;
}) => (
  <Stack as="ul" gap="x4" aria-label="Sessões abertas">
    {sessions.map((session) => (
      <li key={session.id}>
        <SessionCard session={session} onEnd={() => onEnd(session)} />
      </li>
    ))}
  </Stack>
);
