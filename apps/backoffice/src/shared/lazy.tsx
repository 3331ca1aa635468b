import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { inTime } from '@apto/api-client/code';
import { notify } from './notices/index.ts';

interface WithExit {
  /** The code did not arrive: close what was to be shown. */
  onFail: () => void;
}

/**
 * A component whose code comes when it is first shown, as a dialog's does. Without a network it says so and gives way;
 * the screen below stays as it is, and the next try asks again. (`lazy` would break the whole screen, and for good.)
 * @param waiting stands in its place until it is here, in its shape
 * @returns the component; `prepare` brings its code ahead, quietly
 */
export function onDemand<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P & WithExit> & { prepare: () => Promise<void> } {
  let ready: ComponentType<P> | null = null;
  const bring = (): Promise<void> =>
    inTime(load()).then((loadedModule) => {
      ready = loadedModule.default;
    });
  // A failure shows itself when it is opened.
  const prepare = (): Promise<void> => (ready ? Promise.resolve() : bring().catch(() => undefined));
  function OnDemand({ onFail, ...props }: P & WithExit) {
    const [View, setView] = useState<ComponentType<P> | null>(() => ready);
    const fail = useEffectEvent(onFail);
    useEffect(() => {
      if (ready) return undefined;
      let mounted = true;
      bring().then(
        () => {
          if (mounted) setView(() => ready);
        },
        () => {
          if (!mounted) return;
          notify({
            tone: 'danger',
            title: 'Não foi possível abrir.',
            detail: 'Verifique sua conexão e tente novamente.',
          });
          fail();
        },
      );
      return () => {
        mounted = false;
      };
    }, []);
    return View ? <View {...(props as unknown as P)} /> : waiting;
  }
  return Object.assign(OnDemand, { prepare });
}
