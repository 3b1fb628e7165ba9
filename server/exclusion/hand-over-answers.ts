import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/exclusion.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { keepAnswer } from './ask-register.ts'
import type { ExclusionNeeds, Person } from './needs.ts'
import { findCheckByResult, findLatestCheck } from './register.queries.ts'
import { answerShownOf } from './show-exclusions.ts'
import { mustBePlayer } from './staff-exclusion.ts'

const MINUTE_MS = 60_000

/**
 * Keeps an answer that a land-based system was given. The same result again is the same answer; one of the future, or one
 * that is older than answers live, is refused: it would let somebody play by what is not known.
 */
export async function saveRvoResult(
  needs: ExclusionNeeds,
  { body }: Pick<Input<typeof calls.saveRvoResult>, 'body'>,
): Promise<ReplyOf<typeof calls.saveRvoResult>> {
  const { db, clock, law } = needs
  const { playerId, answer, resultId, checkedAt } = body
  const player = await mustBePlayer(needs, playerId)
  const earlier = await findCheckByResult(db, playerId, resultId)
  if (earlier) return answerShownOf(earlier)
  const ageMs = clock.now().getTime() - Date.parse(checkedAt)
  if (ageMs < 0 || ageMs > (law.register()?.answerLivesMinutes ?? 0) * MINUTE_MS)
    return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'checkedAt', kind: 'InvalidValue' }] })
  const { firstName, surname, birthDate } = player
  const row = await keepAnswer(needs, {
    playerId,
    reason: 'handed-over',
    askedAt: new Date(checkedAt),
    person: { firstName, surname, birthDate },
    answered: { answer, resultId, problem: null },
  })
  return answerShownOf(row)
}

export async function getLastRvoResult(
  needs: ExclusionNeeds,
  { body }: Pick<Input<typeof calls.getLastRvoResult>, 'body'>,
): Promise<ReplyOf<typeof calls.getLastRvoResult>> {
  await mustBePlayer(needs, body.playerId)
  const check = await findLatestCheck(needs.db, body.playerId, needs.register.name)
  return { lastAnswer: check ? answerShownOf(check) : null }
}

/** Screens a person by the second source. What could not be asked is told as not known. */
export async function validateBySdsl(
  { sdsl, clock }: Pick<ExclusionNeeds, 'sdsl' | 'clock'>,
  person: Person,
): Promise<ReplyOf<typeof calls.validateBySdsl>> {
  const { isListed, reasons, validFrom, validTo } = await sdsl.validate(person)
  return { isListed, reasons: [...reasons], validFrom, validTo, checkedAt: clock.now().toISOString() }
}

export async function validatePlayerBySdsl(
  needs: ExclusionNeeds,
  { body }: Pick<Input<typeof calls.validateBySdslByPlayer>, 'body'>,
): Promise<ReplyOf<typeof calls.validateBySdslByPlayer>> {
  const { firstName, surname, birthDate } = await mustBePlayer(needs, body.playerId)
  return validateBySdsl(needs, { firstName, surname, birthDate })
}
