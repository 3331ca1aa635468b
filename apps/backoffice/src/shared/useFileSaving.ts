import { useState } from 'react';
import { saveFile } from './download.ts';

/**
 * Hands a call's file to the browser's downloads.
 * @param onFail it could not be read
 */
export function useFileSaving(onFail: (error: unknown) => void) {
  const [isSaving, setSaving] = useState(false);
  /** @param name where the answer names no file */
  async function save(
    load: () => Promise<{ readonly blob: Blob; readonly name: string | null }>,
    name: string,
  ): Promise<void> {
    setSaving(true);
    try {
      const file = await load();
      saveFile(file.blob, file.name ?? name);
    } catch (error) {
      onFail(error);
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save };
}
