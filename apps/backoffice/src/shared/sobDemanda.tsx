import { useEffect, useRef, useState, type ComponentType } from 'react';
import { avisar } from './avisos/index.ts';

interface ComSaida {
  /** The code did not arrive: close what was to be shown. */
  aoFalhar: () => void;
}

/**
 * A component whose code comes when it is first shown, as a dialog's does. Without a network it says so and gives way;
 * the screen below stays as it is, and the next try asks again. (`lazy` would break the whole screen, and for good.)
 */
export function sobDemanda<P extends object>(
  carregar: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & ComSaida> {
  let pronto: ComponentType<P> | null = null;
  return function SobDemanda({ aoFalhar, ...props }: P & ComSaida) {
    const [Tela, setTela] = useState<ComponentType<P> | null>(() => pronto);
    const falhar = useRef(aoFalhar);
    useEffect(() => {
      falhar.current = aoFalhar;
    });
    useEffect(() => {
      if (pronto) return undefined;
      let montado = true;
      carregar().then(
        (modulo) => {
          pronto = modulo.default;
          if (montado) setTela(() => pronto);
        },
        () => {
          if (!montado) return;
          avisar({
            tom: 'perigo',
            titulo: 'Não foi possível abrir.',
            detalhe: 'Verifique sua conexão e tente novamente.',
          });
          falhar.current();
        },
      );
      return () => {
        montado = false;
      };
    }, []);
    return Tela ? <Tela {...(props as unknown as P)} /> : null;
  };
}
