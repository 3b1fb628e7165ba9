import type { ReplyOf } from '#contract/call.ts'
import type { checkDoor as call } from '#contract/play-v1/staff-hall.ts'
import { Refusal, type Input } from '#server/kernel/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'

/**
 * Whether who shows a document may come in: no name, no number and no reason. Of several accounts with the document each has to be
 * allowed. A document that nobody here has says nothing of the state's register.
 */
export async function checkDoor(
  { findHolders, judgeEntry }: Pick<VenuePlayNeeds, 'findHolders' | 'judgeEntry'>,
  { body, concerns }: Pick<Input<typeof call>, 'body' | 'concerns'>,
): Promise<ReplyOf<typeof call>> {
  const holders = await findHolders(body.documentNumber)
  const [first] = holders
  if (first === undefined) return { answer: 'unknown' }
  concerns(first)
  try {
    for (const playerId of holders) await judgeEntry(playerId)
  } catch (error) {
    if (error instanceof Refusal) return { answer: 'not-allowed' }
    throw error
  }
  return { answer: 'allowed' }
}
