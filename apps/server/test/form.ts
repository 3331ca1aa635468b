/** A form with a file, as `inject` takes it. */
export async function formWith(
  file: { name: string; content: Buffer | string; type?: string } | null,
  fields: Readonly<Record<string, string | number>> = {},
): Promise<{ payload: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) {
    const bytes = new Uint8Array(Buffer.from(file.content as string));
    form.append('file', new Blob([bytes], { type: file.type ?? 'application/octet-stream' }), file.name);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}
