import { deleteTestBonuses } from '#server/bonuses/index.ts'
import { settleByTrial, type KycNeeds } from '#server/documents/index.ts'
import { newId, type Database, type ShiftedClock } from '#server/kernel/index.ts'
import { findMessageSecret } from '#server/messaging/index.ts'
import { setTime, type TrialNeeds } from '#server/platform/index.ts'
import { seedPlayer, type LanguageCode, type SignInNeeds } from '#server/sign-in/index.ts'

type MadeUp = {
  readonly db: Database
  readonly clock: ShiftedClock
  readonly signIn: SignInNeeds
  readonly kyc: KycNeeds
  /** Language of letters to generated players. */
  readonly language: LanguageCode
}

/** Puts the calls of automatic tests together. For dev and test only. */
export function composeTrials({ db, clock, signIn, kyc, language }: MadeUp): TrialNeeds {
  return {
    clock,
    setTime: (input) => setTime({ db, clock }, input),
    deleteDefinitions: async (nameStart) => {
      const { deleted, kept } = await deleteTestBonuses(db, nameStart)
      const told = ({ id, name }: { id: string; name: string }) => ({ kind: 'bonus' as const, definitionId: id, name })
      return { deleted: deleted.map(told), kept: kept.map(told) }
    },
    generatePlayer: async (input) => {
      const unique = newId(clock.now()).slice(-12)
      const { email = `player-${unique}@trial.example`, password = `a-password-${unique}` } = input
      const { firstName = 'Trial', surname = `Player ${unique}`, birthDate = '1990-02-28' } = input
      const { playerId, isNew } = await seedPlayer(signIn, {
        email,
        password,
        firstName,
        surname,
        birthDate,
        language,
        currency: signIn.market.currency,
      })
      return isNew ? { playerId, email, password } : undefined
    },
    findActionToken: (contact) => findMessageSecret(db, contact),
    setKycResult: async ({ playerId, result, problem }) => {
      const why = result === 'rejected' ? (problem ?? 'refused-by-partner') : null
      const check = await settleByTrial(kyc, playerId, { state: result, problem: why })
      return check && { verificationId: check.id, state: check.state, problem: check.problem }
    },
  }
}
