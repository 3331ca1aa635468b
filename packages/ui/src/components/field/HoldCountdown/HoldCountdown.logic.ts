/** Seconds that are left, never below 0; a second that has begun counts. */
export function secondsLeft(expiresAt: string, nowMs: number): number {
  const left = Date.parse(expiresAt) - nowMs;
  return Number.isNaN(left) ? 0 : Math.max(0, Math.ceil(left / 1000));
}

/** '04:59'. */
export function clock(seconds: number): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** When the remaining time is said aloud, in seconds: seldom, and never each second. */
const MARKS = [300, 120, 60, 30, 10];

/** The announcement that is due at this second: the largest mark already reached, or null before the first. */
export function dueMark(seconds: number): number | null {
  return [...MARKS].reverse().find((mark) => seconds <= mark) ?? null;
}
