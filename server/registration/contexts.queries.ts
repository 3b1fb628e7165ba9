import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ContextRow = {
  readonly id: string
  readonly email: string
  readonly language: string
  readonly fieldsSealed: string
  readonly emailVerifiedAt: Date | null
  readonly expiresAt: Date
  readonly playerId: number | null
  /** How often the birth date may still be repeated before the fields are forgotten; null: it is not asked for. */
  readonly birthDateTries: number | null
  /** The venue of the kiosk where it began; null for any other. */
  readonly venueId: string | null
}

const columns = sql`c.id, c.email, c.language, c.fields_sealed, c.email_verified_at, c.expires_at, c.player_id, c.birth_date_tries,
  c.venue_id`

export async function insertContext(
  tx: Transaction,
  row: Omit<ContextRow, 'emailVerifiedAt' | 'playerId'> & {
    readonly target: string
    readonly letterTokenHash: Buffer
    readonly startedAt: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into registration.context (id, target, email, language, fields_sealed, letter_token_hash, started_at, expires_at,
      birth_date_tries, venue_id)
    values (${row.id}, ${row.target}, ${row.email}, ${row.language}, ${row.fieldsSealed}, ${row.letterTokenHash},
      ${row.startedAt}, ${row.expiresAt}, ${row.birthDateTries}, ${row.venueId})`)
}

export async function saveTries(tx: Transaction, id: string, tries: number | null): Promise<void> {
  await tx.query(sql`update registration.context set birth_date_tries = ${tries} where id = ${id}`)
}

export async function insertToken(tx: Transaction, contextId: string, tokenHash: Buffer): Promise<void> {
  await tx.query(sql`
    insert into registration.context_token (token_hash, context_id) values (${tokenHash}, ${contextId})`)
}

export async function findContext(db: Querier, target: string, tokenHash: Buffer): Promise<ContextRow | undefined> {
  const rows = await db.query<ContextRow>(sql`
    select ${columns} from registration.context c join registration.context_token t on t.context_id = c.id
     where t.token_hash = ${tokenHash} and c.target = ${target}`)
  return rows[0]
}

/** The same, locked until the end of the transaction: it becomes one account, and keeps input of two devices. */
export async function lockContext(tx: Transaction, target: string, tokenHash: Buffer): Promise<ContextRow | undefined> {
  const rows = await tx.query<ContextRow>(sql`
    select ${columns} from registration.context c join registration.context_token t on t.context_id = c.id
     where t.token_hash = ${tokenHash} and c.target = ${target} for update of c`)
  return rows[0]
}

export async function lockContextOfLetter(
  tx: Transaction,
  target: string,
  letterTokenHash: Buffer,
): Promise<ContextRow | undefined> {
  const rows = await tx.query<ContextRow>(sql`
    select ${columns} from registration.context c
     where c.letter_token_hash = ${letterTokenHash} and c.target = ${target} for update`)
  return rows[0]
}

export async function wasStartedSince(db: Querier, target: string, email: string, since: Date): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from registration.context
     where target = ${target} and lower(email) = lower(${email}) and started_at > ${since} limit 1`)
  return rows.length > 0
}

export async function saveFields(tx: Transaction, id: string, fieldsSealed: string, expiresAt: Date): Promise<void> {
  await tx.query(sql`
    update registration.context set fields_sealed = ${fieldsSealed}, expires_at = ${expiresAt} where id = ${id}`)
}

export async function recordEmailVerified(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update registration.context set email_verified_at = coalesce(email_verified_at, ${at}) where id = ${id}`)
}

/** The account is open: its data is stored there now, and deleted here. */
export async function finishContext(tx: Transaction, id: string, playerId: number): Promise<void> {
  await tx.query(sql`update registration.context set player_id = ${playerId}, fields_sealed = '' where id = ${id}`)
}

export async function deleteExpiredContexts(db: Querier, now: Date): Promise<void> {
  await db.query(sql`delete from registration.context where expires_at < ${now}`)
}

/** Serializes registrations of one person, so that two concurrent ones cannot both find nobody. */
export async function takeTurn(tx: Transaction, key: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${key}`}, 0))`)
}
