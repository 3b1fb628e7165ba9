import { revealPlayer } from '#contract/play-v1/backoffice.ts'
import type { TimelinePart } from '#server/players/index.ts'
import { READING_CALLS } from './get-audit.ts'
import { listDoneRows } from './timeline.queries.ts'

/** The action that only the log knows, and no other room's timeline. */
const ONLY_HERE = revealPlayer.path

/**
 * Actions of staff about a player, without read-only ones. Most of them are in the timelines of other rooms; requested
 * by its kind, it is complete.
 */
export function auditTimeline(): TimelinePart[] {
  const staff = { kind: 'staff', permission: 'audit.read' } as const
  return [
    { ...staff, name: 'reveals', read: (db, slice) => listDoneRows(db, slice, { only: ONLY_HERE, without: [] }) },
    {
      ...staff,
      name: 'staff',
      isRepeat: true,
      read: (db, slice) => listDoneRows(db, slice, { only: null, without: [...READING_CALLS, ONLY_HERE] }),
    },
  ]
}
