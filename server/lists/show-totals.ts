import type { ReplyOf } from '#contract/call.ts'
import type { getTotals } from '#contract/play-v1/lists.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { readQuestion, type Input } from '#server/kernel/index.ts'
import { sourceFor } from './find-source.ts'
import type { ListNeeds } from './needs.ts'

/** How many rows a filter finds, and what they sum up to. */
export async function showTotals(
  needs: Pick<ListNeeds, 'sources' | 'clock'>,
  { query, caller }: Pick<Input<typeof getTotals>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof getTotals>> {
  const source = sourceFor(needs, query.list, caller)
  const at = needs.clock.now().toISOString()
  const { count, isMore, sums } = await source.totals(readQuestion(source.call, query.question ?? ''), caller)
  return {
    count,
    isMore,
    at,
    sums: sums.map((one) => ({ currency: one.currency as Currency, count: one.count, sums: { ...one.sums } })),
  }
}
