import type { PackageState } from '#contract/states/package-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type PackageToHand = {
  readonly id: string
  readonly name: string
  readonly sealed: string
  readonly tries: number
}

/**
 * Leases the earliest package to hand over; undefined if another worker has it or it must wait. Strictly in order:
 * later packages refer to earlier ones.
 */
export async function takeToHand(
  db: Querier,
  target: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<PackageToHand | undefined> {
  const [row] = await db.query<PackageToHand>(sql`
    update authorities.package p set try_at = ${until}, tries = p.tries + 1
      from (select id from authorities.package where target = ${target} and state = 'ready'
             order by period_from, version limit 1) first
     where p.id = first.id and p.try_at <= ${now} and p.state = 'ready'
     returning p.id, p.name, p.sealed, p.tries`)
  return row
}

export async function recordTry(db: Querier, id: string, tryAt: Date, problem: string): Promise<void> {
  await db.query(sql`update authorities.package set try_at = ${tryAt}, problem = ${problem} where id = ${id}`)
}

export async function recordHanded(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update authorities.package set state = 'handed', handed_at = ${at}, problem = null where id = ${id}`)
}

/** Schedules another handover for now. */
export async function recordResend(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update authorities.package set state = 'ready', try_at = ${at}, tries = 0, problem = null where id = ${id}`)
}

export type PackageToCheck = {
  readonly id: string
  readonly name: string
  readonly periodFrom: Date
  readonly periodTo: Date
  readonly state: PackageState
}

/** The earliest package to validate again. */
export async function takeToCheck(tx: Transaction, target: string): Promise<PackageToCheck | undefined> {
  const [row] = await tx.query<PackageToCheck>(sql`
    select id, name, period_from, period_to, state from authorities.package
     where target = ${target} and is_to_check and is_current
     order by period_from limit 1 for update skip locked`)
  return row
}

export async function recordChecked(
  tx: Transaction,
  id: string,
  { at, isRefused }: { readonly at: Date; readonly isRefused: boolean },
): Promise<void> {
  await tx.query(sql`
    update authorities.package set is_to_check = false, checked_again_at = ${at}, is_refused_again = ${isRefused}
     where id = ${id}`)
}

/** Marks packages whose response did not come in time; each is returned once. */
export async function takeLate(
  tx: Transaction,
  target: string,
  now: Date,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return tx.query<{ id: string; name: string }>(sql`
    update authorities.package set late_told_at = ${now}
     where target = ${target} and is_current and state in ('held', 'ready', 'handed', 'rejected')
       and due_at < ${now} and late_told_at is null
     returning id, name`)
}

/** Current packages since an instant, for the comparison with the books. */
export async function listToCompare(
  db: Querier,
  target: string,
  since: Date,
): Promise<{ id: string; name: string; periodFrom: Date; periodTo: Date; contentHash: string }[]> {
  return db.query<{ id: string; name: string; periodFrom: Date; periodTo: Date; contentHash: string }>(sql`
    select id, name, period_from, period_to, content_hash from authorities.package
     where target = ${target} and is_current and period_from >= ${since} order by period_from`)
}

export async function recordCompared(db: Querier, id: string, at: Date, differs: boolean): Promise<void> {
  await db.query(sql`update authorities.package set compared_at = ${at}, differs = ${differs} where id = ${id}`)
}
