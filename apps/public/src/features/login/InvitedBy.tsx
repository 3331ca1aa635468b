import { Avatar, Inline, Skeleton, Stack, Text } from '@apto/ui';
import type { Invitation } from './useInviter.ts';

/** A line of its own and a name of two: what comes below does not move when the name is known. */
const ROOM = { minBlockSize: 'calc(2lh + 1.5rem)' } as const;

/** Whose exam it is, by logo and name, in the place that is kept for it while it is asked for. */
export function InvitedBy({ invitation }: { invitation: Invitation }) {
  return (
    <div style={ROOM} aria-busy={invitation === 'asking'}>
      {invitation === null ? (
        <Text>Sua empresa pediu o exame.</Text>
      ) : (
        <Inline gap="x4" align="start" isWrapping={false}>
          {invitation === 'asking' ? (
            <Skeleton shape="block" width={48} height={48} />
          ) : (
            <Avatar
              name={invitation.name}
              src={invitation.urlLogo ?? undefined}
              shape="square"
              size="lg"
              isDecorative
            />
          )}
          <Stack gap="x1">
            <Text size="s13" tone="muted">
              Exame pedido por
            </Text>
            {invitation === 'asking' ? (
              <Skeleton width={176} />
            ) : (
              <Text weight="semibold">{invitation.name}</Text>
            )}
          </Stack>
        </Inline>
      )}
    </div>
  );
}
