/** A press that moves less than this is a press, in px. */
export const THRESHOLD = 5;
/** A finger that rests this long takes what it is on; one that moves before scrolls. In ms. */
export const REST = 350;
