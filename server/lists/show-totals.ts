import type { ReplyOf } from '#contract/call.ts'
import type { getTotals } from '#contract/play-v1/lists.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { readQuestion, Refusal, type Input } from '#server/kernel/index.ts'
import { sourceFor } from './find-source.ts'
import type { ListNeeds } from './needs.ts'

/** Number of rows that match a filter, and their sums. */
export async function showTotals(
  needs: Pick<ListNeeds, 'sources' | 'clock'>,
  { query, caller }: Pick<Input<typeof getTotals>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof getTotals>> {
  const source = sourceFor(needs, query.list, caller)
  const at = needs.clock.now().toISOString()
  const question = readQuestion(source.call, query.question ?? '')
  const { count, isMore, sums } = await source.totals(question, caller).catch(refuseByQuestion)
  return {
    count,
    isMore,
    at,
    sums: sums.map((one) => ({ currency: one.currency as Currency, count: one.count, sums: { ...one.sums } })),
  }
}

/** A refusal of the list's own call, such as an unknown game, counts as a query without results. */
function refuseByQuestion(error: unknown): never {
  throw error instanceof Refusal && error.code !== 'ERR_LIST_TOO_WIDE' ? new Refusal('ERR_LIST_QUESTION') : error
}
