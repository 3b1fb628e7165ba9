import { dayOf } from '#contract/states/calendar.ts'
import { kycCan, type KycProblem, type KycState } from '#contract/states/kyc-states.ts'
import { readBankAccount } from '#server/formats/index.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { findPlayerById, type Player } from '#server/players/index.ts'
import { publishIdentityChanged } from '../publish-identity-changed.ts'
import { storeBankAccount } from './bank-accounts.ts'
import { compareBirthNumber, proveEqualNumber } from './compare-birth-number.ts'
import { judgePerson } from './judge-person.ts'
import { lockVerification, setVerification } from './kyc.queries.ts'
import type { KycNeeds } from './needs.ts'
import type { CheckedPerson } from './person.ts'

export type Verdict = {
  readonly state: KycState
  readonly problem: KycProblem | null
  /** The person whom the partner checked, and its complete answer as evidence. */
  readonly checked?: { readonly person: CheckedPerson; readonly evidence: object }
}

/** The place that a partner's complete answer is sealed for. */
export const evidenceBelongsTo = (verificationId: string) => `documents.kyc-evidence:${verificationId}`

/**
 * Applies a partner's verdict: a verified person must be this player, by birth number too where both are known, and
 * must be allowed to play. A late or repeated message changes nothing; a withdrawn verdict does. Event
 * `documents.identity-changed`.
 */
export async function settleCheck(needs: KycNeeds, verificationId: string, verdict: Verdict): Promise<void> {
  const { db, clock, cipher, target } = needs
  await db.transaction(async (tx) => {
    const row = await lockVerification(tx, verificationId)
    const player = row && (await findPlayerById(tx, target, row.playerId))
    if (!row || !player) return
    const person = verdict.checked?.person
    const problem =
      verdict.state === 'verified' && person ? await judgeChecked(needs, tx, person, player) : verdict.problem
    const state = verdict.state === 'verified' && problem !== null ? 'rejected' : verdict.state
    if (state === row.state || !kycCan(row.state, state)) return
    const evidence = verdict.checked?.evidence
    await setVerification(tx, {
      id: row.id,
      state,
      problem,
      evidenceSealed: evidence ? cipher.seal(JSON.stringify(evidence), evidenceBelongsTo(row.id)) : null,
      at: clock.now(),
    })
    if (state === 'verified') {
      await proveEqualNumber(needs, tx, row.playerId, person)
      await storeDomesticAccounts(needs, tx, {
        playerId: row.playerId,
        verificationId: row.id,
        ibans: person?.ibans ?? [],
      })
    }
    if (state === 'verified' || row.state === 'verified')
      await publishIdentityChanged(tx, { playerId: row.playerId, verificationId: row.id })
  })
}

async function judgeChecked(
  needs: KycNeeds,
  tx: Transaction,
  person: CheckedPerson,
  player: Player,
): Promise<KycProblem | null> {
  const { clock, market } = needs
  const rules = { today: dayOf(market.timeZone, clock.now()), minAge: market.minRegistrationAge }
  const isOther = (await compareBirthNumber(needs, tx, player.id, person)) === 'other'
  return isOther ? 'KYC_PLAYER_NOT_MATCH' : judgePerson(person, player, rules)
}

/** Stores the player's accounts that a bank reported, verified. */
export async function storeDomesticAccounts(
  needs: Pick<KycNeeds, 'clock' | 'cipher' | 'target' | 'market'>,
  tx: Transaction,
  of: { readonly playerId: number; readonly verificationId: string; readonly ibans: readonly string[] },
): Promise<void> {
  const { playerId, verificationId, ibans } = of
  for (const iban of domesticIbans(needs, ibans))
    await storeBankAccount(needs, tx, { playerId, iban, proof: { verificationId } })
}

/** Accounts of the market with two valid checksums; a bank lists foreign and technical ones too. */
function domesticIbans({ market }: Pick<KycNeeds, 'market'>, ibans: readonly string[]): string[] {
  return ibans.flatMap((written) => {
    const iban = readBankAccount(written, market.countryCode)
    return iban && market.domesticIbanPrefixes.some((prefix) => iban.startsWith(prefix)) ? [iban] : []
  })
}
