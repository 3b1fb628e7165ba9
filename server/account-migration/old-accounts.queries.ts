import type { OldAccountSource } from '#contract/states/account-migration-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type OldAccountRow = {
  readonly id: string
  readonly source: OldAccountSource
  readonly reference: string
  readonly personSealed: string
  readonly pinSealed: string | null
  readonly importedAt: Date
  readonly playerId: number | null
}

export type OldCardRow = { readonly numberSealed: string; readonly lastDigits: string }

const columns = sql`id, source, reference, person_sealed, pin_sealed, imported_at, player_id`

/** An account that was imported before is not changed. Returns whether it is new. */
export async function insertOldAccount(
  tx: Transaction,
  account: Omit<OldAccountRow, 'playerId'> & {
    readonly target: string
    readonly personIndex: string
    readonly birthNumberIndex: string | null
    readonly documentIndexes: readonly string[]
    readonly forgetAt: Date
  },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into account_migration.old_account (id, target, source, reference, person_sealed, person_index,
      birth_number_index, document_indexes, pin_sealed, imported_at, forget_at)
    values (${account.id}, ${account.target}, ${account.source}, ${account.reference}, ${account.personSealed},
      ${account.personIndex}, ${account.birthNumberIndex}, ${[...account.documentIndexes]}::text[], ${account.pinSealed},
      ${account.importedAt}, ${account.forgetAt})
    on conflict (target, source, reference) do nothing
    returning id`)
  return rows.length === 1
}

export async function insertOldCard(
  tx: Transaction,
  card: OldCardRow & { readonly target: string; readonly oldAccountId: string; readonly numberIndex: string },
): Promise<void> {
  await tx.query(sql`
    insert into account_migration.old_card (target, number_index, old_account_id, number_sealed, last_digits)
    values (${card.target}, ${card.numberIndex}, ${card.oldAccountId}, ${card.numberSealed}, ${card.lastDigits})`)
}

export async function findOldAccount(db: Querier, id: string): Promise<OldAccountRow | undefined> {
  const rows = await db.query<OldAccountRow>(sql`
    select ${columns} from account_migration.old_account where id = ${id}`)
  return rows[0]
}

/** Always locked first, so that two migrations of one old account run one after the other. */
export async function lockOldAccount(tx: Transaction, id: string): Promise<OldAccountRow | undefined> {
  const rows = await tx.query<OldAccountRow>(sql`
    select ${columns} from account_migration.old_account where id = ${id} for update`)
  return rows[0]
}

export async function findByCard(db: Querier, target: string, numberIndex: string): Promise<OldAccountRow | undefined> {
  const rows = await db.query<OldAccountRow>(sql`
    select ${columns} from account_migration.old_account
     where id = (select old_account_id from account_migration.old_card
                  where target = ${target} and number_index = ${numberIndex})`)
  return rows[0]
}

export async function findByDocument(db: Querier, target: string, documentIndex: string): Promise<OldAccountRow[]> {
  return db.query<OldAccountRow>(sql`
    select ${columns} from account_migration.old_account
     where target = ${target} and document_indexes @> array[${documentIndex}::text] limit 20`)
}

/** Accounts that were not migrated first, and of these the newest import. */
export async function findByPerson(
  db: Querier,
  target: string,
  person: { readonly personIndex: string; readonly birthNumberIndex: string | null },
): Promise<OldAccountRow[]> {
  return db.query<OldAccountRow>(sql`
    select ${columns} from account_migration.old_account
     where target = ${target}
       and (person_index = ${person.personIndex} or birth_number_index = ${person.birthNumberIndex})
     order by (player_id is not null), imported_at desc, id limit 20`)
}

export async function findOldCards(db: Querier, oldAccountId: string): Promise<OldCardRow[]> {
  return db.query<OldCardRow>(sql`
    select number_sealed, last_digits from account_migration.old_card
     where old_account_id = ${oldAccountId} order by last_digits`)
}

export async function setMigrated(tx: Transaction, id: string, playerId: number, at: Date): Promise<void> {
  await tx.query(sql`
    update account_migration.old_account set player_id = ${playerId}, migrated_at = ${at}, pin_sealed = null
     where id = ${id}`)
}

/** Deletes unclaimed accounts without an open migration. Returns how many. */
export async function deleteUnclaimed(tx: Transaction, now: Date): Promise<number> {
  const forgotten = sql`
    select o.id from account_migration.old_account o
     where o.forget_at <= ${now} and o.player_id is null and not exists (
       select from account_migration.migration m
        where m.old_account_id = o.id and m.state in ('started', 'proving', 'waiting'))`
  await tx.query(sql`delete from account_migration.migration where old_account_id in (${forgotten})`)
  const rows = await tx.query(sql`
    delete from account_migration.old_account where id in (${forgotten}) returning id`)
  return rows.length
}
