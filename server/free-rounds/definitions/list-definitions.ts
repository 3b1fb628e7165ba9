import { freeRoundList, givingFreeRoundList } from '#contract/lists/free-rounds.ts'
import { getActiveDefinitions, listDefinitions } from '#contract/onling-v2/free-round.ts'
import { listCampaigns, listGiving } from '../../campaigns/index.ts'
import { makeWholeList, type Clock, type Database } from '../../kernel/index.ts'
import { showRow } from './show-definition.ts'

type Needs = { readonly db: Database; readonly target: string }

/** Definitions of free rounds, as a list of the product: by the version in force, or the newest before there is one. */
export const definitionsListed = ({ db, target }: Needs) =>
  makeWholeList({
    list: freeRoundList,
    call: listDefinitions,
    keyOf: ({ definitionId }) => definitionId,
    read: async ({ state = null }, _reader, most) => {
      const rows = await listCampaigns(db, { target, kind: 'free-rounds', state }, most)
      return rows.map((row) => showRow(row, row))
    },
  })

/** Those that give now. */
export const givingListed = ({ db, clock, target }: Needs & { readonly clock: Clock }) =>
  makeWholeList({
    list: givingFreeRoundList,
    call: getActiveDefinitions,
    keyOf: ({ definitionId }) => definitionId,
    read: async (_question, _reader, most) => {
      const giving = new Set(await listGiving(db, { target, kinds: ['free-rounds'], at: clock.now() }))
      const rows = await listCampaigns(db, { target, kind: 'free-rounds', state: null }, most)
      return rows.filter(({ id }) => giving.has(id)).map((row) => showRow(row, row))
    },
  })
