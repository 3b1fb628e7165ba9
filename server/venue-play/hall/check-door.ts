import type { ReplyOf } from '#contract/call.ts'
import type { checkDoor as call } from '#contract/play-v1/staff-hall.ts'
import { Refusal, type Input } from '#server/kernel/index.ts'
import { judgeVisit } from '#server/limits/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'

/**
 * Whether who shows a document may come in: no name, no number and no reason. Of several accounts with the document each has to be
 * allowed. It is the answer that the entry itself would give. A document that nobody here has says nothing of the state's register.
 */
export async function checkDoor(
  { findHolders, judgeEntry, limits }: Pick<VenuePlayNeeds, 'findHolders' | 'judgeEntry' | 'limits'>,
  { body, concerns, subject }: Pick<Input<typeof call>, 'body' | 'concerns' | 'subject'>,
): Promise<ReplyOf<typeof call>> {
  const holders = await findHolders(body.documentNumber)
  const [first] = holders
  if (first === undefined) return { answer: 'unknown' }
  concerns(first)
  try {
    for (const playerId of holders) {
      subject('player', playerId)
      await judgeEntry(playerId)
      await judgeVisit(limits, playerId)
    }
  } catch (error) {
    if (error instanceof Refusal) return { answer: 'not-allowed' }
    throw error
  }
  return { answer: 'allowed' }
}
