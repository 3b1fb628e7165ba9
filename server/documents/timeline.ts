import type { TimelinePart } from '#server/players/index.ts'
import { listDocumentRows } from './timeline.queries.ts'

export function documentTimeline(): TimelinePart[] {
  return [{ name: 'documents', kind: 'documents', permission: 'documents.read', read: listDocumentRows }]
}
