import { freeRoundList } from '#contract/lists/free-rounds.ts'
import { listDefinitions } from '#contract/onling-v2/free-round.ts'
import { listCampaigns } from '../../campaigns/index.ts'
import { makeWholeList, type Database } from '../../kernel/index.ts'
import { showRow } from './show-definition.ts'

/** Definitions of free rounds, as a list of the back office: by the version in force, else the newest. */
export const definitionsListed = ({ db, target }: { readonly db: Database; readonly target: string }) =>
  makeWholeList({
    list: freeRoundList,
    call: listDefinitions,
    keyOf: ({ definitionId }) => definitionId,
    read: async ({ state = null }, _reader, most) => {
      const rows = await listCampaigns(db, { target, kind: 'free-rounds', state }, most)
      return rows.map((row) => showRow(row, row))
    },
  })
