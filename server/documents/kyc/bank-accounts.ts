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

type Needs = Pick<KycNeeds, 'db' | 'clock' | 'target' | 'cipher' | 'market'>
type Account = ReplyOf<typeof calls.update>

const IBAN_KIND = 'documents.iban'

/** A sealed IBAN is bound to its player: it opens in no row of another one. */
const placeOf = (playerId: number) => `documents.iban:${playerId}`

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

/** Enters an account, or puts another in the place of one that is not verified. */
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
    if (cipher.open(before.ibanSealed, placeOf(playerId)) === iban) return showAccount(needs, playerId, before)
    if (!(await removeUnverified(db, playerId, bankAccountId))) refuse('ERR_STATE_CHANGED')
  }
  await keepBankAccount(needs, db, { playerId, iban, verificationId: null })
  const kept = await findBankAccountByIndex(db, playerId, cipher.blindIndex(iban, IBAN_KIND))
  return kept ? showAccount(needs, playerId, kept) : refuse('ERR_BANK_ACCOUNT_NOT_FOUND')
}

/** Keeps an account; with a verification it counts as the player's own from now on. */
export async function keepBankAccount(
  { clock, cipher, target }: Pick<Needs, 'clock' | 'cipher' | 'target'>,
  db: Querier,
  account: { readonly playerId: number; readonly iban: string; readonly verificationId: string | null },
): Promise<void> {
  const { playerId, iban, verificationId } = account
  const at = clock.now()
  await upsertBankAccount(db, {
    id: newId(at),
    target,
    playerId,
    ibanSealed: cipher.seal(iban, placeOf(playerId)),
    ibanIndex: cipher.blindIndex(iban, IBAN_KIND),
    verificationId,
    verifiedAt: verificationId === null ? null : at,
    at,
  })
}

/** The IBAN of what a person wrote. Refuses with ERR_ACCOUNT_NUMBER_INVALID. */
export function readIban({ market }: Pick<Needs, 'market'>, written: string): string {
  const country = market.key === 'SVK' ? 'SK' : 'CZ'
  return readBankAccount(written, country) ?? refuse('ERR_ACCOUNT_NUMBER_INVALID', { field: 'account' })
}

function showAccount({ cipher }: Pick<Needs, 'cipher'>, playerId: number, row: BankAccountRow): Account {
  const iban = cipher.open(row.ibanSealed, placeOf(playerId))
  return {
    bankAccountId: row.id,
    iban,
    local: writeLocalAccount(iban) ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
  }
}
