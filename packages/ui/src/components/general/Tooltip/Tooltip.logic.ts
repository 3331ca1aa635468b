/** A side of the trigger as it is seen: start and end have become left and right. */
export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between the trigger and the tooltip, and between the tooltip and the edge of the screen, in px. */
const OFFSET = 6;
const MARGIN = 12;

const OPPOSITE: Record<TooltipSide, TooltipSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

function roomAt(side: TooltipSide, trigger: Box, view: Size): number {
  if (side === 'top') return trigger.top;
  if (side === 'left') return trigger.left;
  return side === 'bottom'
    ? view.height - trigger.top - trigger.height
    : view.width - trigger.left - trigger.width;
}

const within = (at: number, length: number, whole: number): number =>
  Math.max(MARGIN, Math.min(at, whole - MARGIN - length));

/**
 * Where a tooltip stands: on its side of the trigger and in its middle, on the other side where there is no room, and
 * always on the screen. All in px of the window.
 */
export function tooltipPlace(
  trigger: Box,
  tip: Size,
  view: Size,
  wanted: TooltipSide,
): { readonly left: number; readonly top: number; readonly side: TooltipSide } {
  const isUpright = wanted === 'top' || wanted === 'bottom';
  const need = (isUpright ? tip.height : tip.width) + OFFSET + MARGIN;
  const room = roomAt(wanted, trigger, view);
  const side = room < need && roomAt(OPPOSITE[wanted], trigger, view) > room ? OPPOSITE[wanted] : wanted;
  if (isUpright)
    return {
      side,
      left: within(trigger.left + (trigger.width - tip.width) / 2, tip.width, view.width),
      top: side === 'top' ? trigger.top - OFFSET - tip.height : trigger.top + trigger.height + OFFSET,
    };
  return {
    side,
    left: side === 'left' ? trigger.left - OFFSET - tip.width : trigger.left + trigger.width + OFFSET,
    top: within(trigger.top + (trigger.height - tip.height) / 2, tip.height, view.height),
  };
}
