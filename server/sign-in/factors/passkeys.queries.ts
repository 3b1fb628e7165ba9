import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type Passkey = {
  readonly credentialId: string
  readonly userId: number
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly aaguid: string
  readonly isBackedUp: boolean
  readonly name: string
  readonly madeAt: Date
  readonly lastUsedAt: Date | null
}

const columns = sql`credential_id, user_id, public_key, counter, transports, aaguid, is_backed_up, name, made_at, last_used_at`

export async function findPasskeys(db: Querier, userId: number): Promise<Passkey[]> {
  return db.query<Passkey>(sql`
    select ${columns} from sign_in.staff_passkey
     where user_id = ${userId} and removed_at is null order by made_at, credential_id`)
}

/** False when this credential exists already. */
export async function insertPasskey(tx: Transaction, passkey: Omit<Passkey, 'lastUsedAt'>): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into sign_in.staff_passkey (credential_id, user_id, public_key, counter, transports, aaguid, is_backed_up, name,
      made_at)
    values (${passkey.credentialId}, ${passkey.userId}, ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports},
      ${passkey.aaguid}, ${passkey.isBackedUp}, ${passkey.name}, ${passkey.madeAt})
    on conflict do nothing returning credential_id`)
  return rows.length === 1
}

export async function recordPasskeyUsed(
  tx: Transaction,
  { credentialId, counter, isBackedUp, at }: { credentialId: string; counter: number; isBackedUp: boolean; at: Date },
): Promise<void> {
  await tx.query(sql`
    update sign_in.staff_passkey set counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = ${at}
     where credential_id = ${credentialId}`)
}

/** Returns the name of the removed passkey; undefined when there was none. */
export async function removePasskey(
  tx: Transaction,
  { userId, credentialId, at }: { userId: number; credentialId: string; at: Date },
): Promise<string | undefined> {
  const rows = await tx.query<{ name: string }>(sql`
    update sign_in.staff_passkey set removed_at = ${at}
     where credential_id = ${credentialId} and user_id = ${userId} and removed_at is null returning name`)
  return rows[0]?.name
}

export async function removeAllPasskeys(tx: Transaction, userId: number, at: Date): Promise<void> {
  await tx.query(sql`
    update sign_in.staff_passkey set removed_at = ${at} where user_id = ${userId} and removed_at is null`)
}

/** Stores the challenge that a browser must sign in the own profile; the newest counts. */
export async function storePasskeyChallenge(
  db: Querier,
  kept: { sessionId: string; challenge: string; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.staff_passkey_challenge (session_id, challenge, expires_at)
    values (${kept.sessionId}, ${kept.challenge}, ${kept.expiresAt})
    on conflict (session_id) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`)
}

/** Valid once. */
export async function takePasskeyChallenge(db: Querier, sessionId: string, now: Date): Promise<string | undefined> {
  const rows = await db.query<{ challenge: string; expiresAt: Date }>(sql`
    delete from sign_in.staff_passkey_challenge where session_id = ${sessionId} returning challenge, expires_at`)
  return rows[0] && rows[0].expiresAt > now ? rows[0].challenge : undefined
}
