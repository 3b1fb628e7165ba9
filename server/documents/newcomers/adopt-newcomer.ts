import { refuse, type Transaction } from '#server/kernel/index.ts'
import { proveEqualNumber } from '../kyc/compare-birth-number.ts'
import { insertVerification, setVerification } from '../kyc/kyc.queries.ts'
import type { KycNeeds } from '../kyc/needs.ts'
import type { CheckedPerson } from '../kyc/person.ts'
import { storeDomesticAccounts } from '../kyc/settle-check.ts'
import { publishIdentityChanged } from '../publish-identity-changed.ts'
import {
  deleteUnused,
  findNewcomerOfBrowser,
  lockNewcomer,
  markAdopted,
  type NewcomerRow,
} from './newcomers.queries.ts'
import { newcomerPersonOf, refOfBrowser } from './start-newcomer.ts'

/** How long a bank's answer is valid; then the person must go there again. */
const GOOD_FOR_MS = 30 * 60_000
const FORGOTTEN_AFTER_MS = 86_400_000

export type Newcomer = Pick<NewcomerRow, 'id' | 'state' | 'problem'> & {
  /** Of a verified one. */
  readonly person: CheckedPerson | undefined
}

/** The check of this browser; undefined when it has no valid one. */
export async function readNewcomer(
  { db, clock, cipher, target }: KycNeeds,
  held: string | undefined,
): Promise<Newcomer | undefined> {
  const row = held === undefined ? undefined : await findNewcomerOfBrowser(db, target, refOfBrowser(held))
  if (!row || row.playerId !== null || isOld(row, clock.now())) return undefined
  const { id, state, problem, personSealed } = row
  const person = personSealed
    ? (JSON.parse(cipher.open(personSealed, newcomerPersonOf(id))) as CheckedPerson)
    : undefined
  return { id, state, problem, person: state === 'verified' ? person : undefined }
}

/**
 * Assigns the check to the account that was opened with it: the player is verified from the beginning, and so are the
 * accounts that the bank reported. Once; refuses ERR_VERIFICATION_NOT_FOUND. Event `documents.identity-changed`.
 */
export async function adoptNewcomer(needs: KycNeeds, tx: Transaction, id: string, playerId: number): Promise<void> {
  const { clock, cipher, target } = needs
  const at = clock.now()
  const row = await lockNewcomer(tx, id)
  if (!row || row.state !== 'verified' || row.playerId !== null || row.personSealed === null || isOld(row, at))
    return refuse('ERR_VERIFICATION_NOT_FOUND')
  const { partnerRef, returnPath, startedAt, evidenceSealed } = row
  const person = JSON.parse(cipher.open(row.personSealed, newcomerPersonOf(id))) as CheckedPerson
  const method = 'bankId'
  await insertVerification(tx, { id, target, playerId, method, partnerRef, secretSealed: null, returnPath, startedAt })
  await setVerification(tx, { id, state: 'verified', problem: null, evidenceSealed, at })
  await storeDomesticAccounts(needs, tx, { playerId, verificationId: id, ibans: person.ibans })
  await proveEqualNumber(needs, tx, playerId, person)
  await markAdopted(tx, id, playerId, at)
  await publishIdentityChanged(tx, { playerId, verificationId: id })
}

/** Deletes banks' answers about people who opened no account. Returns how many. */
export async function forgetNewcomers({ db, clock }: Pick<KycNeeds, 'db' | 'clock'>): Promise<number> {
  return deleteUnused(db, new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS))
}

function isOld({ startedAt }: NewcomerRow, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > GOOD_FOR_MS
}
