import type { AgendamentoRow } from '@apto/api-client';

/** What a list is to its stream. */
export interface LiveListInput {
  rows: readonly AgendamentoRow[];
  /** What the stream depends on: the scope. */
  streamKey: string;
  /** Where it begins, told by the first page; no stream before there is one. */
  since: string | null | undefined;
  /** Puts fresh rows where the old ones are. */
  apply: (freshRows: readonly AgendamentoRow[]) => void;
  /** Counts again how many there are. */
  recount: () => Promise<void>;
  /** Loads the page again; answers its rows. */
  reload: () => Promise<readonly AgendamentoRow[]>;
  /** New requests may come in at the top by themselves: nobody is in the middle of something. */
  canInsert: boolean;
  /** Asked as news come: something of a row is open. The list is not rendered for it. */
  isHeld?: () => boolean;
  /** What the list is filtered by: news are news of one filter. */
  filter: string;
  /** Rows come and go with their status: what changes elsewhere may belong on this page. */
  followsAll?: boolean;
  /** Which of these new requests that filter finds. */
  findMatching: (ids: readonly number[]) => Promise<readonly number[]>;
}

/** What a screen that leads to the list tells it, beside the address: the requests that were just made there. */
export interface OwnNews {
  readonly made?: readonly number[] | undefined;
}
