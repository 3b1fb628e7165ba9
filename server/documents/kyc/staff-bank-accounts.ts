import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-bank-accounts.ts'
import type { Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { enterBankAccount, listBankAccounts } from './bank-accounts.ts'
import type { KycNeeds } from './needs.ts'

type Row = ReplyOf<typeof calls.addBankAccount>

export async function listAccountsForStaff(
  needs: KycNeeds,
  { query, refuse }: Input<typeof calls.listBankAccounts>,
): Promise<ReplyOf<typeof calls.listBankAccounts>> {
  if (!(await findPlayerById(needs.db, needs.target, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const { accounts } = await listBankAccounts(needs, query.playerId)
  return { accounts: accounts.map(rowOf) }
}

/** Staff enter an account as the player would; the call is in the audit log, with its reason. */
export async function addAccountByStaff(
  needs: KycNeeds,
  { body, refuse }: Input<typeof calls.addBankAccount>,
): Promise<Row> {
  const player = await findPlayerById(needs.db, needs.target, body.playerId)
  if (!player || player.state === 'closed') return refuse('ERR_PLAYER_NOT_FOUND')
  return rowOf(await enterBankAccount(needs, player.id, { account: body.account }))
}

function rowOf({ bankAccountId, iban, verifiedAt }: Pick<Row, 'bankAccountId' | 'verifiedAt'> & { iban: string }): Row {
  return { bankAccountId, maskedIban: `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`, verifiedAt }
}
