/** The half of the draft that knows its stored shape. Loaded on its own, because it brings the schemas' library. */
export { draftPeople, draftSummary, readDraft, serializeDraft } from '@apto/domain/assistente';
