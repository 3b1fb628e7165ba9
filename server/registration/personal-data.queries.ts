import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type StartedRow = {
  readonly email: string
  readonly startedAt: Date
  readonly emailVerifiedAt: Date | null
  readonly venueId: string | null
}

export async function findStarted(db: Querier, target: string, playerId: number, email: string): Promise<StartedRow[]> {
  return db.query<StartedRow>(sql`
    select email, started_at, email_verified_at, venue_id from registration.context
     where target = ${target} and (player_id = ${playerId} or (${email} <> '' and lower(email) = lower(${email})))
     order by started_at`)
}

export type CodeRow = { readonly channel: string; readonly recipient: string; readonly issuedAt: Date }

export async function findCodes(db: Querier, playerId: number): Promise<CodeRow[]> {
  return db.query<CodeRow>(sql`
    select channel, recipient, issued_at from registration.contact_code
     where player_id = ${playerId} order by issued_at`)
}

export async function deleteTraces(tx: Transaction, target: string, playerId: number, email: string): Promise<void> {
  await tx.query(sql`
    delete from registration.context
     where target = ${target} and (player_id = ${playerId} or (${email} <> '' and lower(email) = lower(${email})))`)
  await tx.query(sql`delete from registration.contact_code where player_id = ${playerId}`)
  await tx.query(sql`delete from registration.prolongation where player_id = ${playerId}`)
}
