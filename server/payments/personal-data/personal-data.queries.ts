import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type PaymentRow = {
  readonly reference: number
  readonly direction: string
  readonly method: string
  readonly gateway: string
  readonly amountMinor: number
  readonly currency: string
  readonly state: string
  readonly createdAt: Date
}

export async function findPayments(db: Querier, playerId: number): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(sql`
    select reference_number as reference, direction, method, gateway, amount_minor, currency, state, created_at
      from payments.payment where player_id = ${playerId} order by id`)
}

export type PaidOutRow = {
  readonly id: string
  readonly reference: number
  readonly method: string
  readonly amountMinor: number
  readonly currency: string
  readonly state: string
  readonly iban: string | null
  readonly holder: string
  readonly fileId: string | null
  readonly requestedAt: Date
}

export async function findPaidOut(db: Querier, playerId: number): Promise<PaidOutRow[]> {
  return db.query<PaidOutRow>(sql`
    select id, reference_number as reference, method, amount_minor, currency, state, iban, holder, file_id, requested_at
      from payments.withdrawal where player_id = ${playerId} order by id`)
}

export type TransferRow = {
  readonly reference: string
  readonly takesFrom: string | null
  readonly givesTo: string | null
  readonly takesMinor: number
  readonly givesMinor: number
  readonly currency: string
  readonly place: string | null
  readonly state: string
  readonly createdAt: Date
}

export async function findTransfers(db: Querier, playerId: number): Promise<TransferRow[]> {
  return db.query<TransferRow>(sql`
    select reference, takes_from, gives_to, takes_minor, gives_minor, currency, place, state, created_at
      from payments.funds_transfer where player_id = ${playerId} order by id`)
}

const ownPayments = (playerId: number) => sql`(select id from payments.payment where player_id = ${playerId})`
const ownWithdrawals = (playerId: number) => sql`(select id from payments.withdrawal where player_id = ${playerId})`

export type BankRow = {
  readonly bookedOn: string
  readonly amountMinor: number
  readonly currency: string
  readonly counterAccount: string | null
  readonly counterName: string | null
  readonly message: string | null
}

/** Movements of our bank's statements for the person's payments: with their own account and name. */
export async function findBankItems(db: Querier, playerId: number): Promise<BankRow[]> {
  return db.query<BankRow>(sql`
    select booked_on, amount_minor, currency, counter_account, counter_name, message from payments.bank_item
     where payment_id in ${ownPayments(playerId)} or withdrawal_id in ${ownWithdrawals(playerId)} order by id`)
}

export type KeptCardRow = {
  readonly gateway: string
  readonly hint: string | null
  readonly expires: string | null
  readonly state: string
  readonly registeredAt: Date
}

export async function findKeptCards(db: Querier, playerId: number): Promise<KeptCardRow[]> {
  return db.query<KeptCardRow>(sql`
    select gateway, hint, expires, state, registered_at from payments.stored_card
     where player_id = ${playerId} order by id`)
}

export type OtherWaysRow = {
  readonly wallets: readonly { readonly gateway: string; readonly state: string }[]
  readonly phones: readonly string[]
  readonly bankConsents: readonly { readonly state: string; readonly accounts: unknown; readonly createdAt: string }[]
}

/** Wallets at partners, phones that paid by text messages, and accounts that banks returned. */
export async function findOtherWays(db: Querier, playerId: number): Promise<OtherWaysRow> {
  const rows = await db.query<OtherWaysRow>(sql`
    select coalesce((select jsonb_agg(jsonb_build_object('gateway', gateway, 'state', state))
                       from payments.wallet where player_id = ${playerId}), '[]') as wallets,
           coalesce((select jsonb_agg(distinct phone)
                       from payments.sms_payment where payment_id in ${ownPayments(playerId)}), '[]') as phones,
           coalesce((select jsonb_agg(jsonb_build_object('state', state, 'accounts', accounts, 'createdAt', created_at)
                                      order by id)
                       from payments.bank_consent where player_id = ${playerId}), '[]') as bank_consents`)
  return rows[0] ?? { wallets: [], phones: [], bankConsents: [] }
}

export async function eraseOtherWays(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from payments.wallet where player_id = ${playerId}`)
  await tx.query(sql`delete from payments.bank_consent where player_id = ${playerId}`)
  await tx.query(sql`
    update payments.sms_payment set phone = '', operator = null, code_hash = null
     where payment_id in ${ownPayments(playerId)}`)
}

export type ConsentRow = { readonly state: string; readonly accounts: unknown; readonly createdAt: Date }

/** Accounts that the person let us read at their bank. */
export async function findConsents(db: Querier, playerId: number): Promise<ConsentRow[]> {
  return db.query<ConsentRow>(sql`
    select state, accounts, created_at from payments.bank_consent where player_id = ${playerId} order by id`)
}

export type PaidByPhoneRow = { readonly paymentId: string; readonly phone: string; readonly operator: string | null }

export async function findPaidByPhone(db: Querier, playerId: number): Promise<PaidByPhoneRow[]> {
  return db.query<PaidByPhoneRow>(sql`
    select payment_id, phone, operator from payments.sms_payment where payment_id in ${ownPayments(playerId)}`)
}

/** A payment stays as it is booked; the account that it came from or went to is erased. */
export async function eraseAccounts(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update payments.bank_item
       set counter_account = null, counter_name = null, message = null
     where payment_id in ${ownPayments(playerId)} or withdrawal_id in ${ownWithdrawals(playerId)}`)
  await tx.query(sql`
    update payments.withdrawal set iban = case when iban is null then null else '' end, holder = ''
     where player_id = ${playerId} and holder <> ''`)
  await tx.query(sql`
    update payments.bank_consent set accounts = '[]', provider_ref = null where player_id = ${playerId}`)
}

/** Exchanges with partners about a payment: they may contain names and addresses. */
export async function eraseConversations(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update payments.conversation set request = null, response = null
     where payment_id in ${ownPayments(playerId)} or withdrawal_id in ${ownWithdrawals(playerId)}`)
  await tx.query(sql`
    update payments.payment set page_url = null where player_id = ${playerId} and page_url is not null`)
  await tx.query(sql`
    update payments.sms_payment set phone = '', code_hash = null where payment_id in ${ownPayments(playerId)}`)
  await tx.query(sql`update payments.wallet set connect_id = null, page_url = null where player_id = ${playerId}`)
}

export async function eraseKeptCards(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update payments.stored_card
       set provider_ref = 'erased:' || id, hint = null, expires = null, state = 'deregistered'
     where player_id = ${playerId}`)
}

export async function findFileContent(db: Querier, fileId: string): Promise<string | undefined> {
  const rows = await db.query<{ content: string }>(sql`
    select content from payments.transfer_file where id = ${fileId}`)
  return rows[0]?.content
}

export async function updateFileContent(tx: Transaction, fileId: string, content: string): Promise<void> {
  await tx.query(sql`update payments.transfer_file set content = ${content} where id = ${fileId}`)
}

/** Withdrawals of the player that are still open: neither paid nor returned. */
export async function countOpenWithdrawals(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from payments.withdrawal
     where player_id = ${playerId} and state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent')`)
  return rows[0]?.count ?? 0
}
