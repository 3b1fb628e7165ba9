import type { Static } from 'typebox'
import { WHY_NOT_OF_LIST, type PlayerList, type WhyNotOfList } from '#contract/shapes/campaigns.ts'
import type { Querier } from '../../kernel/index.ts'
import { countRefused, listLists, type ListRow } from './lists.queries.ts'

const SHOWN = 20

/** A list as calls return it, with its progress. */
export async function showList(db: Querier, row: ListRow): Promise<Static<typeof PlayerList>> {
  const refused = await countRefused(db, row.id)
  return {
    listId: row.id,
    campaignId: row.campaignId,
    state: row.finishedAt ? 'done' : 'running',
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    players: row.players,
    hash: row.hash,
    done: row.done,
    given: row.given,
    refused: refused.flatMap(({ why, count }) => {
      const known: WhyNotOfList | undefined = WHY_NOT_OF_LIST.find((one) => one === why)
      return known ? [{ why: known, count }] : []
    }),
  }
}

/** The newest lists of a campaign. */
export async function showLists(db: Querier, campaignId: string): Promise<Static<typeof PlayerList>[]> {
  const rows = await listLists(db, campaignId, SHOWN)
  return Promise.all(rows.map((row) => showList(db, row)))
}
