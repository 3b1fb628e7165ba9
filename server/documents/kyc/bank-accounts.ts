import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-bank-account.ts'
import { readBankAccount, writeLocalAccount } from '#server/formats/index.ts'
import { newId, refuse, type Querier } from '#server/kernel/index.ts'
import {
  findBankAccountByIndex,
  findBankAccounts,
  removeUnverified,
  upsertBankAccount,
  type BankAccountRow,
} from './bank-accounts.queries.ts'
import type { KycNeeds } from './needs.ts'

type Needs = Pick<KycNeeds, 'db' | 'clock' | 'target' | 'cipher'> & {
  readonly market: Pick<KycNeeds['market'], 'countryCode'>
}
type Account = ReplyOf<typeof calls.update>

/** Proof that an account is the player's own. */
type Proof = { readonly verificationId: string } | { readonly scanId: string } | { readonly consentId: string }

/** Blind index of an account, of any player. @param iban without blanks */
export const ibanIndex = (cipher: Needs['cipher'], iban: string) => cipher.blindIndex(iban, 'documents.iban')

/** The associated data of a player's sealed IBAN, which cannot be decrypted in a row of another player. */
export const ibanBelongsTo = (playerId: number | string) => `documents.iban:${playerId}`

export function openIban(cipher: Needs['cipher'], playerId: number, sealed: string): string {
  return cipher.open(sealed, ibanBelongsTo(playerId))
}

/** The player's accounts, newest first. */
export async function listBankAccounts(
  needs: Needs,
  playerId: number,
  ofVerification?: string,
): Promise<{ accounts: Account[] }> {
  const rows = await findBankAccounts(needs.db, needs.target, playerId)
  const shown = rows.filter(({ verificationId }) => ofVerification === undefined || verificationId === ofVerification)
  return { accounts: shown.map((row) => showAccount(needs, playerId, row)) }
}

/** Inserts an account, or replaces one that is not verified. */
export async function enterBankAccount(
  needs: Needs,
  playerId: number,
  { account, bankAccountId }: BodyOf<typeof calls.update>,
): Promise<Account> {
  const { db, cipher } = needs
  const iban = readIban(needs, account)
  if (bankAccountId !== undefined) {
    const before = (await findBankAccounts(db, needs.target, playerId)).find(({ id }) => id === bankAccountId)
    if (!before) return refuse('ERR_BANK_ACCOUNT_NOT_FOUND')
    if (cipher.open(before.ibanSealed, ibanBelongsTo(playerId)) === iban) return showAccount(needs, playerId, before)
    if (!(await removeUnverified(db, playerId, bankAccountId))) refuse('ERR_STATE_CHANGED')
  }
  await storeBankAccount(needs, db, { playerId, iban })
  const kept = await findBankAccountByIndex(db, playerId, ibanIndex(cipher, iban))
  return kept ? showAccount(needs, playerId, kept) : refuse('ERR_BANK_ACCOUNT_NOT_FOUND')
}

/** Stores an account; with a proof it counts as the player's own from now on. */
export async function storeBankAccount(
  { clock, cipher, target }: Pick<Needs, 'clock' | 'cipher' | 'target'>,
  db: Querier,
  account: { readonly playerId: number; readonly iban: string; readonly proof?: Proof },
): Promise<void> {
  const { playerId, iban, proof } = account
  const at = clock.now()
  await upsertBankAccount(db, {
    id: newId(at),
    target,
    playerId,
    ibanSealed: cipher.seal(iban, ibanBelongsTo(playerId)),
    ibanIndex: ibanIndex(cipher, iban),
    verificationId: proof && 'verificationId' in proof ? proof.verificationId : null,
    scanId: proof && 'scanId' in proof ? proof.scanId : null,
    consentId: proof && 'consentId' in proof ? proof.consentId : null,
    verifiedAt: proof ? at : null,
    at,
  })
}

/** Whether this account was verified as the player's own. */
export async function isVerifiedBankAccount(
  { db, cipher }: Pick<Needs, 'db' | 'cipher'>,
  playerId: number,
  iban: string,
): Promise<boolean> {
  const row = await findBankAccountByIndex(db, playerId, ibanIndex(cipher, iban))
  return row !== undefined && row.verifiedAt !== null
}

/** The IBAN of a person's input. Refuses with ERR_ACCOUNT_NUMBER_INVALID. */
export function readIban({ market }: Pick<Needs, 'market'>, written: string): string {
  return readBankAccount(written, market.countryCode) ?? refuse('ERR_ACCOUNT_NUMBER_INVALID', { field: 'account' })
}

function showAccount({ cipher }: Pick<Needs, 'cipher'>, playerId: number, row: BankAccountRow): Account {
  const iban = cipher.open(row.ibanSealed, ibanBelongsTo(playerId))
  return {
    bankAccountId: row.id,
    iban,
    local: writeLocalAccount(iban) ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
  }
}
