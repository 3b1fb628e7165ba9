import type { MoneyScope, Scope } from '#contract/scopes.ts'
import { prepared, sql, type ClientCaller, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ClientRow = {
  readonly id: string
  readonly kind: ClientCaller['kind']
  readonly name: string
  readonly venueId: string | null
  readonly ratePerMinute: number
  readonly isActive: boolean
}

/** Inserts a client, or updates name and venue of an existing one; its rate stays. */
export async function upsertClient(
  db: Querier,
  client: Omit<ClientRow, 'isActive' | 'ratePerMinute'> & {
    readonly ratePerMinute?: number
    readonly at: Date
    readonly by: string
  },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.client (id, kind, name, venue_id, rate_per_minute, created_at, created_by)
    values (${client.id}, ${client.kind}, ${client.name}, ${client.venueId}, ${client.ratePerMinute ?? 600}, ${client.at},
            ${client.by})
    on conflict (id) do update set name = excluded.name, venue_id = excluded.venue_id`)
}

/** Disables a client, or enables it again. */
export async function setActive(
  db: Querier,
  clientId: string,
  { isActive, at, by, because = null }: { isActive: boolean; at: Date; by: string; because?: string | null },
): Promise<boolean> {
  const rows = await db.query(sql`
    update sign_in.client
       set is_active = ${isActive}, changed_at = ${at}, changed_by = ${by},
           off_at = case when ${isActive} then null else ${at}::timestamptz end,
           off_by = case when ${isActive} then null else ${by} end,
           off_because = case when ${isActive} then null else ${because} end
     where id = ${clientId} and is_active is distinct from ${isActive}
    returning id`)
  return rows.length > 0
}

export type SecretRow = {
  readonly id: string
  readonly clientId: string
  readonly secretHash: Buffer
  readonly hint: string
  readonly madeAt: Date
  readonly madeBy: string
  readonly expiresAt: Date | null
}

export async function insertSecret(db: Querier, secret: SecretRow): Promise<void> {
  await db.query(sql`
    insert into sign_in.client_secret (id, client_id, secret_hash, hint, made_at, made_by, expires_at)
    values (${secret.id}, ${secret.clientId}, ${secret.secretHash}, ${secret.hint}, ${secret.madeAt}, ${secret.madeBy},
            ${secret.expiresAt})`)
}

/** Valid secrets, newest first; none of a disabled client. */
export async function findLivingSecrets(db: Querier, clientId: string, now: Date): Promise<SecretRow[]> {
  return db.query<SecretRow>(sql`
    select s.id, s.client_id, s.secret_hash, s.hint, s.made_at, s.made_by, s.expires_at
      from sign_in.client_secret s join sign_in.client c on c.id = s.client_id
     where s.client_id = ${clientId} and c.is_active and (s.expires_at is null or s.expires_at > ${now})
     order by s.made_at desc, s.id desc`)
}

/** Sets the end of secrets, unless they end earlier. */
export async function endSecrets(db: Querier, ids: readonly string[], at: Date): Promise<void> {
  await db.query(sql`
    update sign_in.client_secret set expires_at = least(expires_at, ${at}) where id = any(${[...ids]}::uuid[])`)
}

export async function insertClientToken(
  db: Querier,
  token: { tokenHash: Buffer; clientId: string; secretId: string; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.client_token (token_hash, client_id, secret_id, issued_at, expires_at)
    values (${token.tokenHash}, ${token.clientId}, ${token.secretId}, ${token.issuedAt}, ${token.expiresAt})`)
}

export type TokenOwner = ClientRow & {
  readonly venueName: string | null
  readonly secretId: string
  readonly scopes: readonly Scope[]
}

/**
 * The client of a token, with its current rights. Read at each call, so that what is disabled, narrowed or ended in one
 * process applies in all from the commit on.
 */
export async function findClientByToken(db: Querier, tokenHash: Buffer, now: Date): Promise<TokenOwner | undefined> {
  const rows = await db.query<TokenOwner>(sql`
    select c.id, c.kind, c.name, c.venue_id, c.rate_per_minute, c.is_active, v.name as venue_name, t.secret_id,
           array(select g.scope from sign_in.client_grant g where g.client_id = c.id) as scopes
      from sign_in.client_token t
      join sign_in.client c on c.id = t.client_id
      join sign_in.client_secret s on s.id = t.secret_id
      left join topology.version h on h.thing_id = c.venue_id and h.known_until is null and h.valid_from <= ${now}
                                  and (h.valid_until is null or h.valid_until > ${now})
      left join topology.venue_facts v on v.facts_id = h.facts_id
     where t.token_hash = ${tokenHash} and t.expires_at > ${now} and c.is_active
       and (s.expires_at is null or s.expires_at > ${now})`)
  return rows[0]
}

/**
 * The client of a valid secret, with its current rights; undefined where the secret is not valid, or the nonce was used before. It needs no
 * flush of its own: the record of the call for the audit log is committed later, before the call runs, and flushes it too.
 */
export async function findClientByNonce(
  db: Querier,
  { secretId, nonce, at }: { readonly secretId: string; readonly nonce: string; readonly at: Date },
): Promise<TokenOwner | undefined> {
  const rows = await db.query<TokenOwner>(prepared`
    with spent as (
      insert into sign_in.client_nonce (secret_id, nonce, at)
      select s.id, ${nonce}::text, ${at}::timestamptz
        from sign_in.client_secret s
        join sign_in.client c on c.id = s.client_id
        cross join (select set_config('synchronous_commit', 'off', true)) as later
       where s.id = ${secretId}::uuid and c.is_active and (s.expires_at is null or s.expires_at > ${at})
      on conflict do nothing returning secret_id
    )
    select c.id, c.kind, c.name, c.venue_id, c.rate_per_minute, c.is_active, v.name as venue_name, s.id as secret_id,
           array(select g.scope from sign_in.client_grant g where g.client_id = c.id) as scopes
      from spent
      join sign_in.client_secret s on s.id = spent.secret_id
      join sign_in.client c on c.id = s.client_id
      left join topology.version h on h.thing_id = c.venue_id and h.known_until is null and h.valid_from <= ${at}
                                  and (h.valid_until is null or h.valid_until > ${at})
      left join topology.venue_facts v on v.facts_id = h.facts_id`)
  return rows[0]
}

export async function removeOldNonces(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from sign_in.client_nonce where at < ${before}`)
}

export async function removeTokensOf(db: Querier, clientId: string): Promise<void> {
  await db.query(sql`delete from sign_in.client_token where client_id = ${clientId}`)
}

export async function removeExpiredTokens(db: Querier, now: Date): Promise<void> {
  await db.query(sql`delete from sign_in.client_token where expires_at <= ${now}`)
}

export type GrantRow = {
  readonly scope: Scope
  readonly callMaxMinor: number | null
  readonly dayMaxMinor: number | null
  readonly unprovedMaxMinor: number | null
}

export async function findClientGrants(db: Querier, clientId: string): Promise<GrantRow[]> {
  return db.query<GrantRow>(sql`
    select scope, call_max_minor, day_max_minor, unproved_max_minor
      from sign_in.client_grant where client_id = ${clientId} order by scope`)
}

/** One grant, locked until the end of the transaction. */
export async function lockClientGrant(
  tx: Transaction,
  clientId: string,
  scope: MoneyScope,
): Promise<(GrantRow & { readonly callMaxMinor: number; readonly dayMaxMinor: number }) | undefined> {
  const rows = await tx.query<GrantRow & { callMaxMinor: number; dayMaxMinor: number }>(sql`
    select scope, call_max_minor, day_max_minor, unproved_max_minor
      from sign_in.client_grant
     where client_id = ${clientId} and scope = ${scope} and call_max_minor is not null and day_max_minor is not null
       for share`)
  return rows[0]
}

/** Replaces the grants of a client. */
export async function replaceClientGrants(
  db: Querier,
  clientId: string,
  grants: readonly GrantRow[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  const scopes = grants.map(({ scope }) => scope)
  await db.query(sql`
    delete from sign_in.client_grant where client_id = ${clientId} and not scope = any(${scopes}::text[])`)
  for (const { scope, callMaxMinor, dayMaxMinor, unprovedMaxMinor } of grants)
    await db.query(sql`
      insert into sign_in.client_grant as g (client_id, scope, call_max_minor, day_max_minor, unproved_max_minor, given_at,
                                             given_by)
      values (${clientId}, ${scope}, ${callMaxMinor}, ${dayMaxMinor}, ${unprovedMaxMinor}, ${at}, ${by})
      on conflict (client_id, scope) do update
         set call_max_minor = excluded.call_max_minor, day_max_minor = excluded.day_max_minor,
             unproved_max_minor = excluded.unproved_max_minor, given_at = excluded.given_at, given_by = excluded.given_by
       where (g.call_max_minor, g.day_max_minor, g.unproved_max_minor) is distinct from
             (excluded.call_max_minor, excluded.day_max_minor, excluded.unproved_max_minor)`)
}
