import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type OwnOldAccount = {
  readonly id: string
  readonly source: string
  readonly reference: string
  readonly personSealed: string
  readonly migratedAt: Date | null
}

const ownAccounts = (playerId: number) => sql`
  select old_account_id from account_migration.migration
   where player_id = ${playerId} and state in ('proving', 'waiting', 'approved')`

/** Old accounts that became a part of this one, or are about to. */
export async function findOwnOldAccounts(db: Querier, playerId: number): Promise<OwnOldAccount[]> {
  return db.query<OwnOldAccount>(sql`
    select id, source, reference, person_sealed, migrated_at from account_migration.old_account
     where id in (${ownAccounts(playerId)}) order by id`)
}

/** The row stays, so that the old account is not migrated a second time; nobody is found by it. */
export async function eraseOldAccount(tx: Transaction, id: string, emptySealed: string): Promise<void> {
  await tx.query(sql`
    update account_migration.old_account
       set person_sealed = ${emptySealed}, person_index = ${`erased:${id}`}, birth_number_index = null,
           document_indexes = '{}', pin_sealed = null, reference = ${`erased:${id}`}
     where id = ${id}`)
  await tx.query(sql`delete from account_migration.old_card where old_account_id = ${id}`)
}

/** Texts of staff about a person's migrations, to colleagues and to the person. */
export async function eraseWords(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update account_migration.migration set reject_message = null, venue_code = null where player_id = ${playerId}`)
  await tx.query(sql`
    update account_migration.move set explanation = ''
     where explanation <> ''
       and migration_id in (select id from account_migration.migration where player_id = ${playerId})`)
}
