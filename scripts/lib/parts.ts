/** Ends a command that was asked for a part that it does not have, before it does anything. */
export function refuseUnknown(asked: readonly string[], parts: readonly string[]): void {
  const unknown = asked.filter((name) => !parts.includes(name));
  if (unknown.length === 0) return;
  console.error(`Parte desconhecida: ${unknown.join(', ')}. Há: ${parts.join(', ')}.`);
  process.exit(1);
}
