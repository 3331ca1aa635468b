import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { ComponentPropsWithRef, KeyboardEvent, SyntheticEvent } from 'react';

type Dom = ComponentPropsWithRef<'button'>;

/** What goes on while nothing may be done: the focus, and what hovers. As in react-aria's own for `isPending`. */
const KEPT = /Focus|Blur|Hover|Pointer(?:Enter|Leave|Over|Out)|Mouse(?:Enter|Leave|Over|Out)/;

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** An own key handler as react-aria calls it: the event goes no further unless the handler says so. */
const heard =
  (handler: AriaButtonProps['onKeyDown']) =>
  (event: KeyboardEvent<HTMLButtonElement>): void => {
    let goesOn = handler === undefined;
    const continuePropagation = (): void => {
      goesOn = true;
    };
    handler?.(Object.assign(event, { continuePropagation }));
    // A press that is not made is no press of the row around either.
    if (!goesOn || event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };

/**
 * What react-aria gives a button, without all that acts: the button's own handlers, and those of the menu, popover,
 * dialog or slot that it would open or close, which reach it past its props. It keeps its focus, and `onTry` hears of a
 * press.
 */
export function blockedButton(dom: Dom, own: AriaButtonProps, onTry?: () => void): Dom {
  const quiet = Object.fromEntries(
    Object.entries(dom).filter(([name]) => !/^on[A-Z]/.test(name) || KEPT.test(name)),
  ) as Dom;
  return {
    ...quiet,
    type: 'button',
    'aria-disabled': true,
    'aria-expanded': own['aria-expanded'],
    'aria-controls': own['aria-controls'],
    onPointerDown: stop,
    onMouseDown: stop,
    onKeyDown: heard(own.onKeyDown),
    onKeyUp: heard(own.onKeyUp),
    onClick: (event) => {
      event.preventDefault();
      event.stopPropagation();
      // Safari gives no button the focus by itself.
      event.currentTarget.focus({ preventScroll: true });
      onTry?.();
    },
  };
}
