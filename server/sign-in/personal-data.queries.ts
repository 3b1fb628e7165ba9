import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type SignInRow = {
  readonly openedAt: Date
  readonly endedAt: Date | null
  readonly device: string
  readonly address: string
}

const ROWS_MAX = 50_000

export async function findSignIns(db: Querier, playerId: number): Promise<SignInRow[]> {
  return db.query<SignInRow>(sql`
    select opened_at, ended_at, client as device, source as address from sign_in.player_session
     where player_id = ${playerId} order by opened_at desc limit ${ROWS_MAX}`)
}

export type Credentials = {
  readonly passwordSetAt: Date | null
  readonly pinSetAt: Date | null
  readonly rememberedDevices: number
  /** Browsers that were used for a sign-in. */
  readonly knownDevices: number
}

export async function findCredentials(db: Querier, playerId: number): Promise<Credentials | undefined> {
  const rows = await db.query<Credentials>(sql`
    select (select set_at from sign_in.player_password where player_id = ${playerId}) as password_set_at,
           (select set_at from sign_in.player_pin where player_id = ${playerId}) as pin_set_at,
           (select count(*) from sign_in.access_token where player_id = ${playerId} and used_at is null)
             as remembered_devices,
           (select count(distinct device) from sign_in.known_device
             where realm = 'player' and owner_id = ${playerId}) as known_devices`)
  return rows[0]
}

export type PasskeyRow = {
  readonly name: string
  readonly madeAt: Date
  readonly lastUsedAt: Date | null
  readonly removedAt: Date | null
}

export async function findPasskeyRows(db: Querier, playerId: number): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(sql`
    select name, made_at, last_used_at, removed_at from sign_in.player_passkey
     where player_id = ${playerId} order by made_at, credential_id`)
}

/** Erases all credentials, devices and addresses. The times of sessions stay, as limits count them. */
export async function eraseSignIn(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from sign_in.player_password where player_id = ${playerId}`)
  await tx.query(sql`delete from sign_in.player_pin where player_id = ${playerId}`)
  await tx.query(sql`delete from sign_in.player_passkey where player_id = ${playerId}`)
  await tx.query(sql`delete from sign_in.one_time_password where player_id = ${playerId}`)
  await tx.query(sql`delete from sign_in.password_reset where player_id = ${playerId}`)
  await tx.query(sql`delete from sign_in.access_token where player_id = ${playerId}`)
  await tx.query(sql`delete from sign_in.known_device where realm = 'player' and owner_id = ${playerId}`)
  await tx.query(sql`
    update sign_in.player_session set client = '', source = ''
     where player_id = ${playerId} and (client <> '' or source <> '')`)
}

export async function eraseLetterRequests(tx: Transaction, target: string, email: string): Promise<void> {
  await tx.query(sql`
    delete from sign_in.letter_request where target = ${target} and lower(email) = lower(${email})`)
}
