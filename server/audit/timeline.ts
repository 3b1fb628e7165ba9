import { revealPlayer } from '#contract/play-v1/backoffice.ts'
import type { TimelinePart } from '#server/players/index.ts'
import { READING_CALLS } from './get-audit.ts'
import { listDoneRows } from './timeline.queries.ts'

/** What the log knows and no other room tells. */
const ONLY_HERE = [revealPlayer.path]

/** What staff did about a player, beside what they only looked at. Rooms tell most of it themselves; asked for, it is whole. */
export function auditTimeline(): TimelinePart[] {
  const staff = { kind: 'staff', permission: 'audit.read' } as const
  return [
    { ...staff, name: 'reveals', read: (db, slice) => listDoneRows(db, slice, { only: ONLY_HERE, without: [] }) },
    {
      ...staff,
      name: 'staff',
      isRepeat: true,
      read: (db, slice) => listDoneRows(db, slice, { only: null, without: [...READING_CALLS, ...ONLY_HERE] }),
    },
  ]
}
