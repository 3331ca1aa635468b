export const texts = {
  count: (length: number, max: number): string =>
    `${length.toLocaleString('pt-BR')} de ${max.toLocaleString('pt-BR')}`,
  left: (left: number): string =>
    left >= 0
      ? left === 1
        ? 'Resta 1 caractere'
        : `Restam ${left} caracteres`
      : `${left === -1 ? '1 caractere' : `${-left} caracteres`} além do limite`,
};
