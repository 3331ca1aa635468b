/**
 * Writes the latest value, one write at a time: a value that arrives during a write waits, and of several that wait
 * only the last one is written.
 * @param gravar rejects when the value could not be kept
 * @param aoMudar told whether the last value is kept
 */
export function criarGravador<T>(
  gravar: (valor: T) => Promise<void>,
  aoMudar: (guardado: boolean) => void,
): (valor: T) => void {
  let espera: { readonly valor: T } | null = null;
  let gravando = false;

  async function rodar(): Promise<void> {
    gravando = true;
    while (espera) {
      const { valor } = espera;
      espera = null;
      const guardado = await gravar(valor).then(
        () => true,
        () => false,
      );
      if (!espera) aoMudar(guardado);
    }
    gravando = false;
  }

  return (valor) => {
    espera = { valor };
    if (!gravando) void rodar();
  };
}
