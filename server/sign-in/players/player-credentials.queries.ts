import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export async function setPlayerPassword(
  tx: Transaction,
  playerId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.player_password (player_id, password_hash, set_at) values (${playerId}, ${passwordHash}, ${now})
    on conflict (player_id) do update set password_hash = excluded.password_hash, set_at = excluded.set_at`)
}

/** @param playerId 0 when the e-mail is unknown: the same statement runs, and finds nothing */
export async function findPlayerPassword(db: Querier, playerId: number): Promise<string | undefined> {
  const rows = await db.query<{ passwordHash: string }>(sql`
    select password_hash from sign_in.player_password where player_id = ${playerId}`)
  return rows[0]?.passwordHash
}

export type OneTimePassword = { readonly id: string; readonly codeHash: string }

export async function insertOneTimePassword(
  tx: Transaction,
  code: OneTimePassword & { playerId: number; issuedAt: Date; expiresAt: Date; attempts: number },
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.one_time_password (id, player_id, code_hash, issued_at, expires_at, attempts_left)
    values (${code.id}, ${code.playerId}, ${code.codeHash}, ${code.issuedAt}, ${code.expiresAt}, ${code.attempts})`)
}

/** Uses one attempt of the newest code, if it is still valid. Only the newest is: a new letter replaces the old one. */
export async function takeOneTimePassword(
  db: Querier,
  playerId: number,
  now: Date,
): Promise<OneTimePassword | undefined> {
  const rows = await db.query<OneTimePassword>(sql`
    update sign_in.one_time_password set attempts_left = attempts_left - 1
     where id = (select id from sign_in.one_time_password where player_id = ${playerId} order by issued_at desc, id desc limit 1)
       and used_at is null and attempts_left > 0 and expires_at > ${now}
    returning id, code_hash`)
  return rows[0]
}

/** True for exactly one of several concurrent uses of a code. */
export async function useOneTimePassword(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update sign_in.one_time_password set used_at = ${now} where id = ${id} and used_at is null returning id`)
  return rows.length === 1
}

export async function insertPasswordReset(
  tx: Transaction,
  reset: { tokenHash: Buffer; playerId: number; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.password_reset (token_hash, player_id, issued_at, expires_at)
    values (${reset.tokenHash}, ${reset.playerId}, ${reset.issuedAt}, ${reset.expiresAt})`)
}

/** Invalidates older links of a player: only the newest letter is valid. */
export async function spendPasswordResets(tx: Transaction, playerId: number, now: Date): Promise<void> {
  await tx.query(
    sql`update sign_in.password_reset set used_at = ${now} where player_id = ${playerId} and used_at is null`,
  )
}

export type Issued = { readonly playerId: number; readonly expiresAt: Date; readonly usedAt: Date | null }

/** The row is locked until the end of the transaction, so that a token is used once. */
export async function lockPasswordReset(tx: Transaction, tokenHash: Buffer): Promise<Issued | undefined> {
  const rows = await tx.query<Issued>(sql`
    select player_id, expires_at, used_at from sign_in.password_reset where token_hash = ${tokenHash} for update`)
  return rows[0]
}

/** Invalidates links and codes that could sign this player in without the new password. */
export async function spendLinksAndCodes(tx: Transaction, playerId: number, now: Date): Promise<void> {
  await spendPasswordResets(tx, playerId, now)
  await tx.query(
    sql`update sign_in.one_time_password set used_at = ${now} where player_id = ${playerId} and used_at is null`,
  )
}

/** The browser that a token is for, and its newest sign-in; null where nobody knows them. */
export type Remembered = { readonly sessionId: string | null; readonly device: Buffer | null }

export async function insertAccessToken(
  tx: Transaction,
  token: Remembered & { tokenHash: Buffer; playerId: number; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.access_token (token_hash, player_id, issued_at, expires_at, session_id, device)
    values (${token.tokenHash}, ${token.playerId}, ${token.issuedAt}, ${token.expiresAt}, ${token.sessionId},
            ${token.device})`)
}

/** Assigns the token of a browser to its newest sign-in. */
export async function moveAccessToken(
  tx: Transaction,
  { playerId, device, sessionId }: { playerId: number; device: Buffer; sessionId: string },
): Promise<void> {
  await tx.query(sql`
    update sign_in.access_token set session_id = ${sessionId}
     where player_id = ${playerId} and device = ${device} and used_at is null`)
}

/** Deletes the unused token of a browser. */
export async function deleteAccessTokenOfDevice(tx: Transaction, playerId: number, device: Buffer): Promise<void> {
  await tx.query(sql`
    delete from sign_in.access_token where player_id = ${playerId} and device = ${device} and used_at is null`)
}

/**
 * Deletes the unused tokens of one sign-in, or all of a player. Not marked as used: a used token that is sent counts as
 * copied, and a forgotten browser may still send its own. Returns how many there were.
 */
export async function deleteAccessTokens(
  db: Querier,
  { playerId, sessionId, now }: { playerId: number; sessionId?: string | undefined; now: Date },
): Promise<number> {
  const rows = await db.query<{ isValid: boolean }>(sql`
    delete from sign_in.access_token
     where player_id = ${playerId} and used_at is null
       and (${sessionId ?? null}::uuid is null or session_id = ${sessionId ?? null}::uuid)
    returning expires_at > ${now} as is_valid`)
  return rows.filter(({ isValid }) => isValid).length
}

/** Deletes the unused tokens of sign-ins that a card opened. */
export async function deleteAccessTokensOfCard(tx: Transaction, cardId: string): Promise<void> {
  await tx.query(sql`
    delete from sign_in.access_token t using sign_in.player_session s
     where s.card_id = ${cardId} and s.ended_at is null and t.player_id = s.player_id and t.session_id = s.id
       and t.used_at is null`)
}

export type RememberedDevice = {
  readonly sessionId: string
  readonly client: string
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/** Browsers that sign the player in by their token, by their newest sign-in. */
export async function findRemembered(db: Querier, playerId: number, now: Date): Promise<RememberedDevice[]> {
  return db.query<RememberedDevice>(sql`
    select s.id as session_id, s.client, t.issued_at, t.expires_at
      from sign_in.access_token t join sign_in.player_session s on s.id = t.session_id
     where t.player_id = ${playerId} and t.used_at is null and t.expires_at > ${now}
     order by t.issued_at desc, s.id desc`)
}

export async function findOwnerOfAccessToken(db: Querier, tokenHash: Buffer): Promise<number | undefined> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from sign_in.access_token where token_hash = ${tokenHash}`)
  return rows[0]?.playerId
}

export async function lockAccessToken(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<(Omit<Issued, 'playerId'> & Remembered) | undefined> {
  const rows = await tx.query<Omit<Issued, 'playerId'> & Remembered>(sql`
    select expires_at, used_at, device, session_id from sign_in.access_token where token_hash = ${tokenHash} for update`)
  return rows[0]
}

/** Whether the token that replaced a used one of a browser is still there, and neither it nor a later one was used. */
export async function isReplacementUnused(
  tx: Transaction,
  { playerId, device, usedAt, tokenHash }: { playerId: number; device: Buffer; usedAt: Date; tokenHash: Buffer },
): Promise<boolean> {
  const rows = await tx.query<{ isSo: boolean | null }>(sql`
    select bool_and(used_at is null) and bool_or(issued_at = ${usedAt}) as is_so from sign_in.access_token
     where player_id = ${playerId} and device = ${device} and issued_at >= ${usedAt} and token_hash <> ${tokenHash}`)
  return rows[0]?.isSo ?? false
}

export async function useAccessToken(tx: Transaction, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.query(sql`update sign_in.access_token set used_at = ${now} where token_hash = ${tokenHash}`)
}

/** Deletes codes and tokens that are not valid any more. */
export async function deleteSpent(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from sign_in.one_time_password where expires_at < ${before}`)
  await db.query(sql`delete from sign_in.password_reset where expires_at < ${before}`)
  await db.query(sql`delete from sign_in.access_token where expires_at < ${before}`)
  await db.query(sql`delete from sign_in.staff_challenge where expires_at < ${before}`)
}
