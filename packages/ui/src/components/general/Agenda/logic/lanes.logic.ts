/** What takes time: minutes since midnight, the end not included. */
export interface Span {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** A span with its share of the width: lane `lane` (from 0) of `lanes`. */
export interface LaneBox extends Span {
  readonly lane: number;
  readonly lanes: number;
}

/** Spans for which there was no lane left, as one box over the time that they take. */
export interface LaneRest {
  readonly ids: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly lane: number;
  readonly lanes: number;
}

/** How spans lie side by side. */
export interface Lanes {
  /** In reading order: by start, the longer first, then as they were given. */
  readonly boxes: readonly LaneBox[];
  readonly rest: readonly LaneRest[];
  /** The most that lie side by side. */
  readonly most: number;
}

type Placed = Span & { lane: number };

/** What did not get a lane, joined where it overlaps. */
function restOf(hidden: readonly Placed[], lane: number): LaneRest[] {
  const rest: { ids: string[]; start: number; end: number; lane: number; lanes: number }[] = [];
  for (const { id, start, end } of hidden) {
    const last = rest.at(-1);
    if (last && start < last.end) {
      last.ids.push(id);
      last.end = Math.max(last.end, end);
    } else rest.push({ ids: [id], start, end, lane, lanes: lane + 1 });
  }
  return rest;
}

/**
 * Puts spans that overlap side by side: each takes the first lane that is free, and all that hang together by
 * overlapping share the width. Where they need more than `max` lanes, the last lane holds what is left as a count.
 * @param shortest a span is drawn at least this long, in minutes, so that its words fit
 */
export function lanesOf(spans: readonly Span[], max = Number.POSITIVE_INFINITY, shortest = 1): Lanes {
  const ordered = spans
    .map((span, index) => ({ ...span, end: Math.max(span.end, span.start + shortest), index }))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index);
  const boxes: LaneBox[] = [];
  const rest: LaneRest[] = [];
  let most = 0;

  let cluster: Placed[] = [];
  let ends: number[] = [];
  const close = (): void => {
    const isCut = ends.length > max;
    const lanes = isCut ? max : ends.length;
    const drawn = isCut ? cluster.filter(({ lane }) => lane < max - 1) : cluster;
    for (const { id, start, end, lane } of drawn) boxes.push({ id, start, end, lane, lanes });
    if (isCut)
      rest.push(
        ...restOf(
          cluster.filter(({ lane }) => lane >= max - 1),
          max - 1,
        ),
      );
    most = Math.max(most, lanes);
    cluster = [];
    ends = [];
  };

  let clusterEnd = 0;
  for (const { id, start, end } of ordered) {
    if (cluster.length > 0 && start >= clusterEnd) close();
    const free = ends.findIndex((laneEnd) => laneEnd <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    clusterEnd = cluster.length === 0 ? end : Math.max(clusterEnd, end);
    cluster.push({ id, start, end, lane });
  }
  if (cluster.length > 0) close();
  return { boxes, rest, most };
}
