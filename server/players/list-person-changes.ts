import type { ReplyOf } from '#contract/call.ts'
import { personChangeList } from '#contract/lists/person-changes.ts'
import { listPersonChanges as call } from '#contract/play-v1/staff-person.ts'
import { makeWalkedList, pageOf, type Database, type Input } from '#server/kernel/index.ts'
import { findPersonChanges } from './person.queries.ts'
import { findPlayerById } from './players.queries.ts'

const CURSOR = /^\d{1,15}$/

/** The list of changes of a person: who, when and why; before and after are stored masked. */
export const personChangesListed = ({ db, target }: { readonly db: Database; readonly target: string }) =>
  makeWalkedList({
    list: personChangeList,
    call,
    read: async ({ playerId, cursor = '' }, _reader, limit) => {
      if (!(await findPlayerById(db, target, playerId))) return undefined
      const before = CURSOR.test(cursor) ? Number(cursor) : Number.MAX_SAFE_INTEGER
      const found = await findPersonChanges(db, playerId, { before, limit: limit + 1 })
      const page = pageOf(found, limit, ({ id }) => String(id))
      return { ...page, rows: page.rows.map(({ id: _, at, ...row }) => ({ ...row, at: at.toISOString() })) }
    },
  })

/** One page of the list. */
export async function listPersonChanges(
  needs: { readonly db: Database; readonly target: string },
  { query, caller, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  if (!(await findPlayerById(needs.db, needs.target, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return personChangesListed(needs).page(query, caller)
}
