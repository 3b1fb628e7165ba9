import { kycCan, type KycProblem } from '#contract/states/kyc-states.ts'
import { newId } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { findVerification, findVerifications, insertVerification, type VerificationRow } from './kyc.queries.ts'
import type { KycNeeds } from './needs.ts'
import { settleCheck } from './settle-check.ts'

export type TrialVerdict = {
  readonly state: 'verified' | 'uncertain' | 'rejected'
  readonly problem: KycProblem | null
}

/**
 * Ends a check as a partner would, for automatic tests: the player's newest open one, or a new one. The person is the
 * player as registered, so age and name are judged as always. Undefined for an unknown player.
 */
export async function settleByTrial(
  needs: KycNeeds,
  playerId: number,
  { state, problem }: TrialVerdict,
): Promise<VerificationRow | undefined> {
  const { db, target } = needs
  const player = await findPlayerById(db, target, playerId)
  if (!player) return undefined
  const known = (await findVerifications(db, target, playerId)).find((check) => kycCan(check.state, state))
  const id = known?.id ?? (await beginCheck(needs, playerId))
  const { firstName, surname, birthDate } = player
  const unsaid = { name: null, isAdult: null, isLegallyLimited: null, isDeceased: null, ibans: [] }
  const checked = { person: { ...unsaid, firstName, surname, birthDate }, evidence: { by: 'AutoTest/SetKycResult' } }
  await settleCheck(needs, id, state === 'verified' ? { state, problem: null, checked } : { state, problem })
  return findVerification(db, target, playerId, id)
}

async function beginCheck({ db, clock, target }: KycNeeds, playerId: number): Promise<string> {
  const startedAt = clock.now()
  const id = newId(startedAt)
  const check = { id, target, playerId, method: 'veriface', partnerRef: `trial-${id}`, secretSealed: null } as const
  await insertVerification(db, { ...check, returnPath: '/', startedAt })
  return id
}
