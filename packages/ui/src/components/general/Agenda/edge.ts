/** How much of a booking's end changes its duration when it is drawn, in px. */
export const EDGE = 6;
