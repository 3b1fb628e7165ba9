import type { ReplyOf } from '#contract/call.ts'
import type { checkDoor as call } from '#contract/play-v1/staff-hall.ts'
import { countsAt, refuse, Refusal, type Input, type StaffCaller } from '#server/kernel/index.ts'
import { judgeVisit } from '#server/limits/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'

/**
 * Whether the person who shows a document may enter: no name, no number and no reason. If several accounts have the
 * document, each must be allowed. The result is the same as that of the entry, but if the document is unknown here, the
 * register of excluded people is not checked.
 */
export async function checkEntry(
  { findHolders, judgeEntry, limits }: Pick<VenuePlayNeeds, 'findHolders' | 'judgeEntry' | 'limits'>,
  { body, caller, concerns, subject }: Pick<Input<typeof call>, 'body' | 'caller' | 'concerns' | 'subject'>,
): Promise<ReplyOf<typeof call>> {
  demandVenue(caller, body.venueId?.toLowerCase())
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

/** Staff of venues check at an entrance of theirs; without a given venue they must have exactly one. */
function demandVenue(caller: Pick<StaffCaller, 'venues'>, venueId: string | undefined): void {
  const isTheirs =
    venueId === undefined ? caller.venues?.['places.door']?.length !== 0 : countsAt(caller, 'places.door', venueId)
  if (!isTheirs) refuse('ERR_VENUE_NOT_FOUND')
}
