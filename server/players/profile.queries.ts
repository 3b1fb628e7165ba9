import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { foldName } from './fold-name.ts'
import type { Profile } from './profile.ts'

export type ProfileRow = Omit<Profile, 'birthNumber'> & {
  readonly birthNumberSealed: string | null
  readonly birthNumberIndex: string | null
}

export async function upsertProfile(tx: Transaction, playerId: number, row: ProfileRow): Promise<void> {
  await tx.query(sql`
    insert into players.profile as p (player_id, registered_by, title_before, birth_place, birth_place_folded,
      nationality, databox, birth_number_sealed, birth_number_index, is_politically_exposed, is_sanctioned, is_own_account, declared_at,
      email_verified_at, phone_verified_at)
    values (${playerId}, ${row.registeredBy}, ${row.titleBefore}, ${row.birthPlace},
      ${row.birthPlace === null ? null : foldName(row.birthPlace)}, ${row.nationality}, ${row.databox},
      ${row.birthNumberSealed}, ${row.birthNumberIndex}, ${row.isPoliticallyExposed}, ${row.isSanctioned}, ${row.isOwnAccount},
      ${row.declaredAt}, ${row.emailVerifiedAt}, ${row.phoneVerifiedAt})
    on conflict (player_id) do update
       set birth_number_proved_at =
             case when p.birth_number_index = excluded.birth_number_index then p.birth_number_proved_at end,
           title_before = excluded.title_before, birth_place = excluded.birth_place,
           birth_place_folded = excluded.birth_place_folded, nationality = excluded.nationality,
           databox = excluded.databox, birth_number_sealed = excluded.birth_number_sealed,
           birth_number_index = excluded.birth_number_index, is_politically_exposed = excluded.is_politically_exposed,
           is_sanctioned = excluded.is_sanctioned, is_own_account = excluded.is_own_account, declared_at = excluded.declared_at,
           email_verified_at = excluded.email_verified_at, phone_verified_at = excluded.phone_verified_at`)
}

/** Marks the current birth number as confirmed by a check of the person; does nothing without a number. */
export async function proveBirthNumber(tx: Transaction, playerId: number, at: Date): Promise<void> {
  await tx.query(sql`
    update players.profile set birth_number_proved_at = ${at}
     where player_id = ${playerId} and birth_number_index is not null and birth_number_proved_at is null`)
}

export async function findProfile(db: Querier, playerId: number): Promise<ProfileRow | undefined> {
  const rows = await db.query<ProfileRow>(sql`
    select registered_by, title_before, birth_place, nationality, databox, birth_number_sealed, birth_number_index,
           is_politically_exposed, is_sanctioned, is_own_account, declared_at, email_verified_at, phone_verified_at
      from players.profile where player_id = ${playerId}`)
  return rows[0]
}

export type ConsentRow = { readonly kind: string; readonly version: string; readonly givenAt: Date }

export async function findConsents(db: Querier, playerId: number): Promise<ConsentRow[]> {
  return db.query<ConsentRow>(sql`
    select kind, version, given_at from players.consent where player_id = ${playerId} order by given_at, kind`)
}

/** The player's declarations; undefined if they were never asked for. */
export async function findDeclarations(
  db: Querier,
  playerId: number,
): Promise<
  (Pick<Profile, 'isPoliticallyExposed' | 'isSanctioned' | 'isOwnAccount'> & { readonly declaredAt: Date }) | undefined
> {
  const rows = await db.query<{
    declaredAt: Date
    isPoliticallyExposed: boolean | null
    isSanctioned: boolean | null
    isOwnAccount: boolean | null
  }>(sql`
    select declared_at, is_politically_exposed, is_sanctioned, is_own_account from players.profile
     where player_id = ${playerId} and declared_at is not null`)
  return rows[0]
}
