import { dayOf } from '#contract/states/calendar.ts'
import type { BankId, BankIdSecret } from '../kyc/bank-id.ts'
import { judgePerson } from '../kyc/judge-person.ts'
import type { KycNeeds } from '../kyc/needs.ts'
import type { CheckedPerson } from '../kyc/person.ts'
import { settleNewcomer, takeNewcomerSecret, type NewcomerRow } from './newcomers.queries.ts'
import { newcomerPersonOf, newcomerSecretOf } from './start-newcomer.ts'

type Heard = { readonly code?: string | undefined; readonly error?: string | undefined }
type Verdict = Pick<NewcomerRow, 'state' | 'problem'> & {
  readonly checked?: { readonly person: CheckedPerson; readonly evidence: object }
}

const FAILED: Verdict = { state: 'failed', problem: 'KYC_INTERNAL_ERROR' }

/**
 * A newcomer's browser returns from the bank, once: stores the bank's answer, or why there is none. Returns the
 * browser's next URL.
 */
export async function handleNewcomer(
  needs: KycNeeds,
  bankId: BankId,
  row: Pick<NewcomerRow, 'id' | 'returnPath'>,
  heard: Heard,
): Promise<string> {
  const { db, clock, cipher, publicPlayerOrigin } = needs
  const wayBack = `${publicPlayerOrigin}${row.returnPath}?kyc=${row.id}`
  const sealed = await takeNewcomerSecret(db, row.id)
  if (sealed === undefined) return wayBack
  const secret = JSON.parse(cipher.open(sealed, newcomerSecretOf(row.id))) as BankIdSecret
  const { state, problem, checked } = await verdictOf(needs, bankId, secret, heard)
  await settleNewcomer(db, {
    id: row.id,
    state,
    problem,
    personSealed: checked ? cipher.seal(JSON.stringify(checked.person), newcomerPersonOf(row.id)) : null,
    evidenceSealed: checked ? cipher.seal(JSON.stringify(checked.evidence), `documents.kyc-evidence:${row.id}`) : null,
    at: clock.now(),
  })
  return wayBack
}

async function verdictOf(
  { market, clock, onFault }: KycNeeds,
  bankId: BankId,
  secret: BankIdSecret,
  { code, error }: Heard,
): Promise<Verdict> {
  if (error === 'access_denied') return { state: 'cancelled', problem: null }
  try {
    if (error !== undefined || !code) throw new Error(`BankID came back with ${error ?? 'no code'}`)
    const checked = await bankId.readPerson(code, secret)
    const { firstName, surname, birthDate } = checked.person
    if (!firstName || !surname || !birthDate) return FAILED
    const rules = { today: dayOf(market.timeZone, clock.now()), minAge: market.minRegistrationAge }
    const problem = judgePerson(checked.person, { firstName, surname, birthDate }, rules)
    return problem ? { state: 'rejected', problem } : { state: 'verified', problem: null, checked }
  } catch (fault) {
    onFault(fault, 'bankId')
    return FAILED
  }
}
