import type { TimelinePart } from '#server/players/index.ts'
import { listNoteRows } from './notes.queries.ts'

export function noteTimeline(): TimelinePart[] {
  return [{ name: 'notes', kind: 'notes', permission: 'players.notes', read: listNoteRows }]
}
