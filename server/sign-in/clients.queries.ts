import { sql, type ClientCaller, type Querier } from '#server/kernel/index.ts'

export type ClientRow = {
  readonly id: string
  readonly kind: ClientCaller['kind']
  readonly name: string
  readonly secretHash: Buffer
  readonly isActive: boolean
  readonly venueId: string | null
}

export async function findClient(db: Querier, id: string): Promise<ClientRow | undefined> {
  const rows = await db.query<ClientRow>(sql`
    select id, kind, name, secret_hash, is_active, venue_id from sign_in.client where id = ${id}`)
  return rows[0]
}

export async function upsertClient(
  db: Querier,
  client: Omit<ClientRow, 'isActive' | 'venueId'> & { readonly createdAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.client (id, kind, name, secret_hash, created_at)
    values (${client.id}, ${client.kind}, ${client.name}, ${client.secretHash}, ${client.createdAt})
    on conflict (id) do update set secret_hash = excluded.secret_hash, name = excluded.name`)
}

export async function setActive(db: Querier, clientId: string, isActive: boolean): Promise<void> {
  await db.query(sql`update sign_in.client set is_active = ${isActive} where id = ${clientId}`)
}

export async function insertClientToken(
  db: Querier,
  token: { tokenHash: Buffer; clientId: string; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.client_token (token_hash, client_id, issued_at, expires_at)
    values (${token.tokenHash}, ${token.clientId}, ${token.issuedAt}, ${token.expiresAt})`)
}

export async function findClientByToken(db: Querier, tokenHash: Buffer, now: Date): Promise<ClientRow | undefined> {
  const rows = await db.query<ClientRow>(sql`
    select c.id, c.kind, c.name, c.secret_hash, c.is_active, c.venue_id
      from sign_in.client_token t join sign_in.client c on c.id = t.client_id
     where t.token_hash = ${tokenHash} and t.expires_at > ${now} and c.is_active`)
  return rows[0]
}

export async function removeTokensOf(db: Querier, clientId: string): Promise<void> {
  await db.query(sql`delete from sign_in.client_token where client_id = ${clientId}`)
}

export async function removeExpiredTokens(db: Querier, now: Date): Promise<void> {
  await db.query(sql`delete from sign_in.client_token where expires_at <= ${now}`)
}
