/** A record that a table wrote in its own way. */
export interface Inserted {
  readonly id: number;
  /** What its author is shown of it now and nobody ever again. */
  readonly once?: { readonly chaveApi?: string };
}
