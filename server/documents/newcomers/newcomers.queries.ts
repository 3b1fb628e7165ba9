import type { KycProblem } from '#contract/states/kyc-states.ts'
import type { NewcomerState } from '#contract/states/newcomer-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type NewcomerRow = {
  readonly id: string
  readonly state: NewcomerState
  readonly problem: KycProblem | null
  readonly partnerRef: string
  readonly personSealed: string | null
  readonly evidenceSealed: string | null
  readonly returnPath: string
  readonly playerId: number | null
  readonly startedAt: Date
}

const columns = sql`id, state, problem, partner_ref, person_sealed, evidence_sealed, return_path, player_id, started_at`

export async function insertNewcomer(
  db: Querier,
  row: {
    readonly id: string
    readonly target: string
    readonly browserRef: string
    readonly partnerRef: string
    readonly secretSealed: string
    readonly returnPath: string
    readonly at: Date
  },
): Promise<void> {
  await db.query(sql`
    insert into documents.newcomer_check (id, target, browser_ref, partner_ref, secret_sealed, return_path, started_at,
      changed_at)
    values (${row.id}, ${row.target}, ${row.browserRef}, ${row.partnerRef}, ${row.secretSealed}, ${row.returnPath},
      ${row.at}, ${row.at})`)
}

export async function findNewcomerByPartnerRef(
  db: Querier,
  target: string,
  partnerRef: string,
): Promise<NewcomerRow | undefined> {
  const rows = await db.query<NewcomerRow>(sql`
    select ${columns} from documents.newcomer_check where partner_ref = ${partnerRef} and target = ${target}`)
  return rows[0]
}

export async function findNewcomerOfBrowser(
  db: Querier,
  target: string,
  browserRef: string,
): Promise<NewcomerRow | undefined> {
  const rows = await db.query<NewcomerRow>(sql`
    select ${columns} from documents.newcomer_check where browser_ref = ${browserRef} and target = ${target}`)
  return rows[0]
}

export async function lockNewcomer(tx: Transaction, id: string): Promise<NewcomerRow | undefined> {
  const rows = await tx.query<NewcomerRow>(sql`
    select ${columns} from documents.newcomer_check where id = ${id} for update`)
  return rows[0]
}

/** Takes the secret of a check, once: a second request with the same `state` finds nothing. */
export async function takeNewcomerSecret(db: Querier, id: string): Promise<string | undefined> {
  const rows = await db.query<{ secretSealed: string }>(sql`
    with taken as (
      select id, secret_sealed from documents.newcomer_check
       where id = ${id} and state = 'started' and secret_sealed is not null for update)
    update documents.newcomer_check n set secret_sealed = null from taken where n.id = taken.id
    returning taken.secret_sealed`)
  return rows[0]?.secretSealed
}

export async function settleNewcomer(
  db: Querier,
  change: Pick<NewcomerRow, 'id' | 'state' | 'problem' | 'personSealed' | 'evidenceSealed'> & { readonly at: Date },
): Promise<void> {
  await db.query(sql`
    update documents.newcomer_check
       set state = ${change.state}, problem = ${change.problem}, person_sealed = ${change.personSealed},
           evidence_sealed = ${change.evidenceSealed}, changed_at = ${change.at}
     where id = ${change.id}`)
}

/** The check belongs to an account now, which stores what it contained of the person. */
export async function markAdopted(tx: Transaction, id: string, playerId: number, at: Date): Promise<void> {
  await tx.query(sql`
    update documents.newcomer_check
       set player_id = ${playerId}, person_sealed = null, evidence_sealed = null, changed_at = ${at}
     where id = ${id}`)
}

/** Deletes checks that opened no account. Returns how many. */
export async function deleteUnused(db: Querier, before: Date): Promise<number> {
  const rows = await db.query(sql`
    delete from documents.newcomer_check where player_id is null and started_at < ${before} returning id`)
  return rows.length
}
