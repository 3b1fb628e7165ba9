import { prepared, sql, type Querier } from '#server/kernel/index.ts'

export type BankAccountRow = {
  readonly id: string
  readonly ibanSealed: string
  /** What verified it: a check by a partner, or a paper that staff approved. */
  readonly verificationId: string | null
  readonly scanId: string | null
  readonly verifiedAt: Date | null
}

const columns = sql`id, iban_sealed, verification_id, scan_id, verified_at`

/** One row per account and player; a verification is added to what the player entered, and never removed by an entry. */
export async function upsertBankAccount(
  db: Querier,
  row: BankAccountRow & {
    readonly target: string
    readonly playerId: number
    readonly ibanIndex: string
    /** A consent that the player gave at the bank, by its id in the room of payments. */
    readonly consentId: string | null
    readonly at: Date
  },
): Promise<void> {
  await db.query(sql`
    insert into documents.bank_account (id, target, player_id, iban_sealed, iban_index, verification_id, scan_id,
      consent_id, verified_at, entered_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.ibanSealed}, ${row.ibanIndex}, ${row.verificationId},
      ${row.scanId}, ${row.consentId}, ${row.verifiedAt}, ${row.at})
    on conflict (player_id, iban_index) do update
       set verification_id = coalesce(excluded.verification_id, bank_account.verification_id),
           scan_id = coalesce(excluded.scan_id, bank_account.scan_id),
           consent_id = coalesce(excluded.consent_id, bank_account.consent_id),
           verified_at = coalesce(excluded.verified_at, bank_account.verified_at)`)
}

/** Newest first. */
export async function findBankAccounts(db: Querier, target: string, playerId: number): Promise<BankAccountRow[]> {
  return db.query<BankAccountRow>(sql`
    select ${columns} from documents.bank_account
     where player_id = ${playerId} and target = ${target} order by id desc`)
}

export async function findBankAccountByIndex(
  db: Querier,
  playerId: number,
  ibanIndex: string,
): Promise<BankAccountRow | undefined> {
  const rows = await db.query<BankAccountRow>(sql`
    select ${columns} from documents.bank_account where player_id = ${playerId} and iban_index = ${ibanIndex}`)
  return rows[0]
}

/** Whether one of the player's accounts was verified as their own. */
export async function hasVerifiedBankAccount(db: Querier, playerId: number): Promise<boolean> {
  const rows = await db.query(prepared`
    select 1 from documents.bank_account where player_id = ${playerId} and verified_at is not null limit 1`)
  return rows.length === 1
}

/** Removes an unverified account; true when it did. */
export async function removeUnverified(db: Querier, playerId: number, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from documents.bank_account
     where id = ${id} and player_id = ${playerId} and verified_at is null returning id`)
  return rows.length === 1
}
