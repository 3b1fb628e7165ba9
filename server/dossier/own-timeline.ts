import type { TimelinePart } from '#server/players/index.ts'
import { listLetterRows } from './letters/letters.queries.ts'
import { listNoteRows } from './notes/notes.queries.ts'

/** What this room itself tells of a player. */
export function dossierTimeline(): TimelinePart[] {
  return [
    { name: 'notes', kind: 'notes', permission: 'players.notes', read: listNoteRows },
    { name: 'written-letters', kind: 'letters', permission: 'players.read', read: listLetterRows },
  ]
}
