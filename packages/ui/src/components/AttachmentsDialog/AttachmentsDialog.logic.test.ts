import { expect, it } from 'vitest';
import { attachmentKind, attachmentNote } from './AttachmentsDialog.logic.ts';

it('pictures and PDFs can be shown; what may carry scripts is only downloaded', () => {
  expect(['a.PNG', 'a.jpeg', 'a.pdf', 'a.svg', 'a.html', 'a'].map(attachmentKind)).toEqual([
    'image',
    'image',
    'pdf',
    'other',
    'other',
    'other',
  ]);
});

it('says the kind and the moment in São Paulo, as far as they are known', () => {
  expect(attachmentNote({ tipo: 'LAUDO_PCD', createdAt: '2026-11-24T17:32:00Z' })).toBe(
    'Laudo PCD · 24/11/2026, 14:32',
  );
  expect(attachmentNote({ tipo: 'Outro', createdAt: null })).toBe('Outro');
  expect(attachmentNote({ createdAt: 'ontem' })).toBe('');
});
