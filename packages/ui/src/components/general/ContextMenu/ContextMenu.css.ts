import '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const area = layered({
  position: 'relative',
  // iOS would offer to copy the text under a long press instead.
  WebkitTouchCallout: 'none',
});

/** A point: the menu opens where it lies. */
export const anchor = layered({
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  padding: 0,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
});
