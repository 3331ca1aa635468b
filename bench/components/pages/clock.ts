import type { Bench, Step } from './contract.ts';

const LIMIT = 15_000;

/** Seen by a person: it has a box, in the window, and nothing hides it. */
export function visible(element: Element | null | undefined): boolean {
  if (!element) return false;
  const box = element.getBoundingClientRect();
  return (
    box.width > 0 &&
    box.height > 0 &&
    box.bottom > 0 &&
    box.top < window.innerHeight &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Visible inside the part of its scroller that is visible. */
export function visibleIn(element: Element, scroller: Element | null): boolean {
  if (!visible(element)) return false;
  if (!scroller) return true;
  const box = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const middle = (box.top + box.bottom) / 2;
  return middle > frame.top && middle < frame.bottom;
}

/**
 * The watch. It starts at the time stamp of the real input event (so the wait in the browser's queue counts) and stops
 * in the first task after the frame whose rAF saw the work done: layout and paint of that frame are in.
 */
export function createBench(steps: readonly Step[]): Bench {
  let promise: Promise<number> = Promise.reject(new Error('nada armado'));
  promise.catch(() => undefined);
  const stepAt = (index: number): Step => {
    const step = steps[index];
    if (!step) throw new Error(`Não há o passo ${index}.`);
    return step;
  };

  const watch = (step: Step, start: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        channel.port1.close();
        resolve(performance.now() - start);
      });
      channel.port1.start();
      const look = (): void => {
        if (step.isDone()) channel.port2.postMessage(null);
        else if (performance.now() - start > LIMIT) reject(new Error(`'${step.name}' não se completou.`));
        else {
          step.repeat?.();
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });

  return {
    steps: steps.map(({ name, input, down, keys, wait, unmeasured }) => ({
      name,
      input,
      ...(down === undefined ? {} : { down }),
      keys,
      wait,
      unmeasured,
    })),
    prepare: (index) => {
      const step = stepAt(index);
      const target = step.target?.();
      if (!target) throw new Error(`Não há o alvo de '${step.name}'.`);
      if (step.input === 'keys' && target instanceof HTMLElement && document.activeElement !== target)
        target.focus();
      if (!visible(target)) target.scrollIntoView({ block: 'nearest' });
      const box = target.getBoundingClientRect();
      // What overlaps lies over the middle and not over the beginning.
      const right = step.input === 'drag' ? Math.min(12, box.width / 2) : box.width / 2;
      return { x: box.left + right, y: box.top + box.height / 2 };
    },
    arm: (index) => {
      const step = stepAt(index);
      if (step.input === 'call') {
        const start = performance.now();
        step.act?.();
        promise = watch(step, start);
        return;
      }
      const domainEvent = {
        keys: 'keydown',
        click: 'pointerdown',
        drag: 'pointerdown',
        hover: 'pointermove',
      }[step.input];
      promise = new Promise((resolve, reject) => {
        window.addEventListener(
          domainEvent,
          ({ timeStamp }) => void watch(step, timeStamp).then(resolve, reject),
          { capture: true, once: true },
        );
      });
    },
    result: () => promise,
  };
}
