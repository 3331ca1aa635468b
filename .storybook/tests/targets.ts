/** What can take the focus: every target that axe judges is one of these. */
const TARGETS =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable], [controls]';
/** WCAG 2.2, 2.5.8, in px. */
const LEAST = 24;
const MARK = 'data-doubtful-target';
/** Finds what `markDoubtful` marked. */
export const DOUBTFUL = `[${MARK}]`;

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The targets under 24 px, and those that another target covers in part. */
function doubtful(): Element[] {
  const targets = [...document.body.querySelectorAll(TARGETS)].map((element) => ({
    element,
    rect: element.getBoundingClientRect(),
  }));
  const isCovered = ({ element, rect }: (typeof targets)[number]) =>
    targets.some(
      (other) =>
        other.element !== element &&
        meet(rect, other.rect) &&
        !other.element.contains(element) &&
        !element.contains(other.element),
    );
  return targets
    .filter((target) => target.rect.width < LEAST || target.rect.height < LEAST || isCovered(target))
    .map(({ element }) => element);
}

/**
 * Marks the targets that may be too small, and tells how to take the marks away. Any other one passes axe's `target-size` as
 * it is: its size is enough and no other target takes of it. To find that out axe lays a grid over the whole page, which
 * was a tenth of what the stories cost.
 */
export function markDoubtful(): () => void {
  const marked = doubtful();
  for (const element of marked) element.setAttribute(MARK, '');
  return () => {
    for (const element of marked) element.removeAttribute(MARK);
  };
}
