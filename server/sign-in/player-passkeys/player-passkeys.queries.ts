import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { KnownPasskey } from '../factors/passkeys.ts'

export type PlayerPasskey = KnownPasskey & {
  readonly playerId: number
  readonly aaguid: string
  readonly isBackedUp: boolean
  readonly name: string
  readonly madeAt: Date
  readonly lastUsedAt: Date | null
}

const columns = sql`credential_id, player_id, public_key, counter, transports, aaguid, is_backed_up, name, made_at, last_used_at`

export async function findPasskeysOf(db: Querier, playerId: number): Promise<PlayerPasskey[]> {
  return db.query<PlayerPasskey>(sql`
    select ${columns} from sign_in.player_passkey
     where player_id = ${playerId} and removed_at is null order by made_at, credential_id`)
}

/** @param target a passkey is valid only for the brand that it was created for */
export async function findPasskey(
  db: Querier,
  target: string,
  credentialId: string,
): Promise<PlayerPasskey | undefined> {
  const rows = await db.query<PlayerPasskey>(sql`
    select ${columns} from sign_in.player_passkey
     where credential_id = ${credentialId} and target = ${target} and removed_at is null`)
  return rows[0]
}

/** False when this credential exists already. */
export async function insertPasskey(
  tx: Transaction,
  passkey: Omit<PlayerPasskey, 'lastUsedAt'> & { readonly target: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into sign_in.player_passkey (credential_id, target, player_id, public_key, counter, transports, aaguid,
      is_backed_up, name, made_at)
    values (${passkey.credentialId}, ${passkey.target}, ${passkey.playerId}, ${passkey.publicKey}, ${passkey.counter},
      ${passkey.transports}, ${passkey.aaguid}, ${passkey.isBackedUp}, ${passkey.name}, ${passkey.madeAt})
    on conflict do nothing returning credential_id`)
  return rows.length === 1
}

/** False when it was removed in the meantime. */
export async function recordPasskeyUse(
  tx: Transaction,
  use: { credentialId: string; counter: number; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update sign_in.player_passkey set counter = ${use.counter}, is_backed_up = ${use.isBackedUp}, last_used_at = ${use.at}
     where credential_id = ${use.credentialId} and removed_at is null returning credential_id`)
  return rows.length === 1
}

/** The name of the removed passkey; undefined when the player has no such one. */
export async function removePasskeyOf(
  tx: Transaction,
  { playerId, credentialId, at }: { playerId: number; credentialId: string; at: Date },
): Promise<string | undefined> {
  const rows = await tx.query<{ name: string }>(sql`
    update sign_in.player_passkey set removed_at = ${at}
     where credential_id = ${credentialId} and player_id = ${playerId} and removed_at is null returning name`)
  return rows[0]?.name
}

export async function removePasskeysOf(tx: Transaction, playerId: number, at: Date): Promise<void> {
  await tx.query(sql`
    update sign_in.player_passkey set removed_at = ${at} where player_id = ${playerId} and removed_at is null`)
}

/** Stores the challenge that a browser must sign at a sign-in. */
export async function storeLoginChallenge(
  db: Querier,
  kept: { id: string; challenge: string; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.player_passkey_challenge (id, challenge, expires_at)
    values (${kept.id}, ${kept.challenge}, ${kept.expiresAt})`)
}

/** The same for a new passkey of a session; the newest counts. */
export async function storeOwnChallenge(
  db: Querier,
  kept: { id: string; sessionId: string; challenge: string; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.player_passkey_challenge (id, session_id, challenge, expires_at)
    values (${kept.id}, ${kept.sessionId}, ${kept.challenge}, ${kept.expiresAt})
    on conflict (session_id) do update
       set id = excluded.id, challenge = excluded.challenge, expires_at = excluded.expires_at`)
}

/** Valid once. A challenge of a session is not valid at a sign-in. */
export async function takeLoginChallenge(db: Querier, id: string, now: Date): Promise<string | undefined> {
  const rows = await db.query<{ challenge: string; expiresAt: Date }>(sql`
    delete from sign_in.player_passkey_challenge where id = ${id} and session_id is null
    returning challenge, expires_at`)
  return rows[0] && rows[0].expiresAt > now ? rows[0].challenge : undefined
}

/** Good once. */
export async function takeOwnChallenge(db: Querier, sessionId: string, now: Date): Promise<string | undefined> {
  const rows = await db.query<{ challenge: string; expiresAt: Date }>(sql`
    delete from sign_in.player_passkey_challenge where session_id = ${sessionId} returning challenge, expires_at`)
  return rows[0] && rows[0].expiresAt > now ? rows[0].challenge : undefined
}

export async function deleteOldChallenges(db: Querier, now: Date): Promise<void> {
  await db.query(sql`delete from sign_in.player_passkey_challenge where expires_at < ${now}`)
}
