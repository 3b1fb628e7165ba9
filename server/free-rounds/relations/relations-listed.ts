import { freeRoundRelationList } from '#contract/lists/free-round-relations.ts'
import { listRelations as call } from '#contract/onling-v2/free-round.ts'
import { listIds } from '../../campaigns/index.ts'
import { idOfCursor, makeWalkedList, pageOf } from '../../kernel/index.ts'
import { listRelations } from './relations.queries.ts'
import { showRelations, type ShowingNeeds } from './show-relation.ts'

/** Free rounds of players, as a list of the back office: in the order in which they were given. */
export const relationsListed = (needs: ShowingNeeds) =>
  makeWalkedList({
    list: freeRoundRelationList,
    call,
    read: async ({ cursor, definitionId, playerId = null, state }, _reader, limit) => {
      const { db, target } = needs.campaigns
      // Of this brand: others may be in the same database.
      const own = await listIds(db, target, 'free-rounds')
      const campaignIds = definitionId ? own.filter((id) => id === definitionId) : own
      const of = { campaignIds, playerId, states: state ? [state] : null }
      const rows = await listRelations(db, of, { before: idOfCursor(cursor), limit: limit + 1 })
      return pageOf(await showRelations(needs, db, rows), limit, ({ relationId }) => relationId)
    },
  })
