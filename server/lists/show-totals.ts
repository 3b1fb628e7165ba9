import type { ReplyOf } from '#contract/call.ts'
import type { getTotals } from '#contract/play-v1/lists.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { readQuestion, Refusal, type Input } from '#server/kernel/index.ts'
import { sourceFor } from './find-source.ts'
import type { ListNeeds } from './needs.ts'

/** How many rows a filter finds, and what they sum up to. */
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

/** What a list's own call refuses by a name of its own, such as a game that there is not, is a question that finds nothing. */
function refuseByQuestion(error: unknown): never {
  throw error instanceof Refusal && error.code !== 'ERR_LIST_TOO_WIDE' ? new Refusal('ERR_LIST_QUESTION') : error
}
