import type { AgendamentoRow } from '@apto/api-client';
import type { StatusTagTarget } from '@apto/domain/status';
import { Inline, InlineGrow } from '@apto/ui';
import { RowStatus } from '../actions/RowStatus.tsx';
import { DirectedTag, type Column } from './columns.tsx';

/**
 * Where a request stands, in every list of appointments (doc1 §2.1).
 * @param onOpen opens what the tag leads to
 * @param width in px; the status and its mark take what they need of it
 */
export const statusColumn = (
  onOpen: (opening: StatusTagTarget, row: AgendamentoRow) => void,
  width: number,
): Column => ({
  id: 'status',
  header: 'Status',
  sortKey: 'status',
  card: 'beside',
  width,
  // The status takes what it needs of the line, its mark the rest.
  cell: (row) => (
    <Inline gap="x3" isWrapping={false}>
      <RowStatus row={row} onOpen={onOpen} />
      <InlineGrow>
        <DirectedTag row={row} />
      </InlineGrow>
    </Inline>
  ),
});
