import type { ReplyOf } from '#contract/call.ts'
import * as view from '#contract/onling-v2/view.ts'
import { api, ask } from '../../shell/api.ts'
import { usePages } from '../../shell/list/use-pages.ts'
import { narrowing, type ReportFilter } from './read-report-filter.ts'

type Reply = ReplyOf<typeof view.getGameSums>
export type GameTotal = Reply['totals'][number]
/** Figures of a game, a day, a version or a player. */
export type SumRow = Partial<Pick<Reply['rows'][number], 'gameKey' | 'day' | 'version'>> &
  GameTotal & { readonly playerId?: number }
type Page = Omit<Reply, 'rows'> & { readonly rows: readonly SumRow[] }

/** Figures of games for the URL, page by page; totals and freshness are those of the newest page. */
export function useGameSums(filter: ReportFilter) {
  const { from, to, by, game, sort, descending } = filter
  const asked = { from, to, sort, descending, ...narrowing(filter), ...(game === '' ? {} : { games: [game] }) }
  const pages = usePages<SumRow>(['reports', 'games', by, asked], async (cursor): Promise<Page> => {
    const query = { ...asked, ...(cursor ? { cursor } : {}) }
    if (by === 'player') return ask(api(view.getGameSumsByPlayer, { query }))
    return ask(api(view.getGameSums, { query: { ...query, by } }))
  })
  return { ...pages, last: pages.query.data?.pages.at(-1) as Page | undefined }
}
