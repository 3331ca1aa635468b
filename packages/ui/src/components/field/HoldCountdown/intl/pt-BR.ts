/** Texts of the countdown of a held slot. */
export const texts = {
  held: 'Horário reservado por',
  /** In the place of the time until the browser's clock is known. */
  unknown: '--:--',
  expired: 'O tempo da reserva terminou. Escolha o horário novamente.',
  missing: (minutes: number, seconds: number): string => {
    const parts = [];
    if (minutes > 0) parts.push(minutes === 1 ? '1 minuto' : `${minutes} minutos`);
    if (seconds > 0) parts.push(seconds === 1 ? '1 segundo' : `${seconds} segundos`);
    return `Falta${minutes + seconds === 1 ? '' : 'm'} ${parts.join(' e ')} para a reserva do horário terminar.`;
  },
};
