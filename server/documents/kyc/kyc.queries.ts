import type { KycMethod, KycProblem, KycState } from '#contract/states/kyc-states.ts'
import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type VerificationRow = {
  readonly id: string
  readonly playerId: number
  readonly method: KycMethod
  readonly state: KycState
  readonly problem: KycProblem | null
  readonly partnerRef: string
  readonly secretSealed: string | null
  readonly returnPath: string
  readonly startedAt: Date
  readonly changedAt: Date
}

const columns = sql`id, player_id, method, state, problem, partner_ref, secret_sealed, return_path, started_at, changed_at`

export async function insertVerification(
  tx: Querier,
  row: Pick<
    VerificationRow,
    'id' | 'playerId' | 'method' | 'partnerRef' | 'secretSealed' | 'returnPath' | 'startedAt'
  > & {
    readonly target: string
  },
): Promise<void> {
  await tx.query(sql`
    insert into documents.kyc_verification (id, target, player_id, method, partner_ref, secret_sealed, return_path,
      started_at, changed_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.method}, ${row.partnerRef}, ${row.secretSealed},
      ${row.returnPath}, ${row.startedAt}, ${row.startedAt})`)
}

export async function findVerification(
  db: Querier,
  target: string,
  playerId: number,
  id: string,
): Promise<VerificationRow | undefined> {
  const rows = await db.query<VerificationRow>(sql`
    select ${columns} from documents.kyc_verification
     where id = ${id} and player_id = ${playerId} and target = ${target}`)
  return rows[0]
}

export async function findByPartnerRef(
  db: Querier,
  target: string,
  method: KycMethod,
  partnerRef: string,
): Promise<VerificationRow | undefined> {
  const rows = await db.query<VerificationRow>(sql`
    select ${columns} from documents.kyc_verification
     where partner_ref = ${partnerRef} and method = ${method} and target = ${target}`)
  return rows[0]
}

/** Takes the secret of a check, once: a second request with the same `state` finds nothing. */
export async function takeSecret(db: Querier, id: string): Promise<string | undefined> {
  const rows = await db.query<{ secretSealed: string }>(sql`
    with taken as (
      select id, secret_sealed from documents.kyc_verification
       where id = ${id} and state = 'started' and secret_sealed is not null for update)
    update documents.kyc_verification v set secret_sealed = null from taken where v.id = taken.id
    returning taken.secret_sealed`)
  return rows[0]?.secretSealed
}

export async function lockVerification(tx: Transaction, id: string): Promise<VerificationRow | undefined> {
  const rows = await tx.query<VerificationRow>(sql`
    select ${columns} from documents.kyc_verification where id = ${id} for update`)
  return rows[0]
}

export async function setVerification(
  tx: Transaction,
  change: {
    readonly id: string
    readonly state: KycState
    readonly problem: KycProblem | null
    readonly evidenceSealed: string | null
    readonly at: Date
  },
): Promise<void> {
  await tx.query(sql`
    update documents.kyc_verification
       set state = ${change.state}, problem = ${change.problem}, changed_at = ${change.at}, secret_sealed = null,
           evidence_sealed = coalesce(${change.evidenceSealed}, evidence_sealed)
     where id = ${change.id}`)
}

/** Newest first. */
export async function findVerifications(db: Querier, target: string, playerId: number): Promise<VerificationRow[]> {
  return db.query<VerificationRow>(sql`
    select ${columns} from documents.kyc_verification
     where player_id = ${playerId} and target = ${target} order by id desc limit 50`)
}

/** Those of some players who are verified by a partner now. */
export async function findVerifiedByPartner(
  db: Querier,
  target: string,
  playerIds: readonly number[],
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select distinct player_id from documents.kyc_verification
     where player_id = any(${[...playerIds]}::bigint[]) and target = ${target} and state = 'verified'`)
  return rows.map(({ playerId }) => playerId)
}

/** The partner by which the player is verified now; undefined for none. */
export async function findVerifiedMethod(
  db: Querier,
  target: string,
  playerId: number,
): Promise<KycMethod | undefined> {
  const rows = await db.query<{ method: KycMethod }>(prepared`
    select method from documents.kyc_verification
     where player_id = ${playerId} and target = ${target} and state = 'verified' order by id desc limit 1`)
  return rows[0]?.method
}
