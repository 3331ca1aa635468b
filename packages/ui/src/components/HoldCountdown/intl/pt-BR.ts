/** Texts of the countdown of a held slot. */
export const textos = {
  reservado: 'Horário reservado por',
  expirado: 'O tempo da reserva terminou. Escolha o horário novamente.',
  falta: (minutos: number, segundos: number): string => {
    const partes = [];
    if (minutos > 0) partes.push(minutos === 1 ? '1 minuto' : `${minutos} minutos`);
    if (segundos > 0) partes.push(segundos === 1 ? '1 segundo' : `${segundos} segundos`);
    return `Falta${minutos + segundos === 1 ? '' : 'm'} ${partes.join(' e ')} para a reserva do horário terminar.`;
  },
};
