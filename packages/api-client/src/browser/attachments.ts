// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/attachments.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const asoSource: typeof calls.asoSource = /* @__PURE__ */ address({ id: 'asoSource', method: 'GET', path: '/anexo/FUNCIONARIO_ASO' });
export const attachFile: typeof calls.attachFile = /* @__PURE__ */ address({ id: 'attachFile', method: 'POST', path: '/anexo', multipart: true, idempotent: true });
export const downloadAso: typeof calls.downloadAso = /* @__PURE__ */ address({ id: 'downloadAso', method: 'GET', path: '/anexo/FUNCIONARIO_ASO/:funcionarioId/:asoId', answerKind: 'file' });
export const downloadAttachment: typeof calls.downloadAttachment = /* @__PURE__ */ address({ id: 'downloadAttachment', method: 'GET', path: '/arquivos/:chave', answerKind: 'file' });
export const listAsos: typeof calls.listAsos = /* @__PURE__ */ address({ id: 'listAsos', method: 'GET', path: '/anexo/FUNCIONARIO_ASO/:funcionarioId' });
export const listAttachments: typeof calls.listAttachments = /* @__PURE__ */ address({ id: 'listAttachments', method: 'GET', path: '/anexo/:origem/:origemId' });
export const listOwnUploads: typeof calls.listOwnUploads = /* @__PURE__ */ address({ id: 'listOwnUploads', method: 'GET', path: '/pre-solicitacoes/upload' });
export const previewAttachment: typeof calls.previewAttachment = /* @__PURE__ */ address({ id: 'previewAttachment', method: 'GET', path: '/arquivos/:chave/previa', answerKind: 'file' });
export const publicAttachments: typeof calls.publicAttachments = /* @__PURE__ */ address({ id: 'publicAttachments', method: 'POST', path: '/anexo/publica' });
export const removeAttachment: typeof calls.removeAttachment = /* @__PURE__ */ address({ id: 'removeAttachment', method: 'DELETE', path: '/anexo/:id' });
export const uploadFile: typeof calls.uploadFile = /* @__PURE__ */ address({ id: 'uploadFile', method: 'POST', path: '/pre-solicitacoes/upload', multipart: true, idempotent: true });
