import type { RiskArea, RiskSignal, StandingSignal } from '#contract/shapes/risk.ts'
import type { AlertState } from '#contract/states/case-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type AlertRow = {
  readonly id: string
  readonly number: number
  readonly playerId: number
  readonly area: RiskArea
  readonly score: number
  readonly signals: readonly RiskSignal[]
  readonly state: AlertState
  readonly raisedAt: Date
  readonly caseId: string | null
}

export type WholeAlertRow = AlertRow & {
  readonly termsVersion: number
  readonly standing: readonly StandingSignal[]
  readonly decidedByName: string | null
  readonly decidedAt: Date | null
  readonly confirmedByName: string | null
  readonly wordsSealed: string | null
}

const columns = sql`id, number, player_id, area, score, signals, state, raised_at, case_id`
const whole = sql`${columns}, terms_version, standing, decided_by_name, decided_at, confirmed_by_name, words_sealed`

/** A player's alerts since a day, so that none is repeated too soon with the same signals. */
export async function findAlertsSince(
  db: Querier,
  { target, playerId, since }: { readonly target: string; readonly playerId: number; readonly since: string },
): Promise<{ readonly area: RiskArea; readonly day: string; readonly signals: readonly RiskSignal[] }[]> {
  return db.query<{ area: RiskArea; day: string; signals: readonly RiskSignal[] }>(sql`
    select area, day, signals from risk.alert
     where player_id = ${playerId} and target = ${target} and day >= ${since}::date`)
}

/** Inserts an alert; unique by day, area and signals. */
export async function insertAlert(
  tx: Transaction,
  alert: {
    readonly id: string
    readonly target: string
    readonly playerId: number
    readonly area: RiskArea
    readonly day: string
    readonly score: number
    readonly termsVersion: number
    readonly signals: readonly RiskSignal[]
    readonly standing: readonly StandingSignal[]
    readonly raisedAt: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into risk.alert (id, target, player_id, area, day, score, terms_version, signals, standing, raised_at)
    values (${alert.id}, ${alert.target}, ${alert.playerId}, ${alert.area}, ${alert.day}::date, ${alert.score},
            ${alert.termsVersion}, ${[...alert.signals]}::text[], ${JSON.stringify(alert.standing)}::jsonb, ${alert.raisedAt})
    on conflict (target, player_id, area, day, signals) do nothing`)
}

/** Open alerts about a player with a signal; their rows are locked. */
export async function lockWaitingWith(
  tx: Transaction,
  { target, playerId, signal }: { readonly target: string; readonly playerId: number; readonly signal: RiskSignal },
): Promise<AlertRow[]> {
  return tx.query<AlertRow>(sql`
    select ${columns} from risk.alert
     where target = ${target} and player_id = ${playerId} and state = 'waiting' and ${signal} = any(signals)
     order by id for update`)
}

/** An alert of the brand in one of some areas; its row is locked. */
export async function lockAlert(
  tx: Transaction,
  {
    target,
    alertId,
    areas,
  }: { readonly target: string; readonly alertId: string; readonly areas: readonly RiskArea[] },
): Promise<AlertRow | undefined> {
  const rows = await tx.query<AlertRow>(sql`
    select ${columns} from risk.alert
     where id = ${alertId} and target = ${target} and area = any(${[...areas]}::text[]) for update`)
  return rows[0]
}

export async function takeIntoCase(
  tx: Transaction,
  alertId: string,
  to: { readonly caseId: string; readonly userId: number; readonly name: string; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update risk.alert set state = 'in-case', case_id = ${to.caseId}, decided_by = ${to.userId}, decided_by_name = ${to.name},
           decided_at = ${to.at} where id = ${alertId} and state = 'waiting'`)
}

type Person = { readonly userId: number; readonly name: string }
type Dismissal = Person & {
  readonly at: Date
  readonly wordsSealed: string
  /** Among many, with one reason for all. */
  readonly isWithOthers: boolean
  readonly confirmer: Person | null
}

/** Serializes bulk dismissals by one person of a brand. */
export async function lockDismissing(tx: Transaction, target: string, userId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`risk.dismiss ${target} ${userId}`}, 0))`)
}

/** Number of alerts that a person has dismissed in bulk without a second person. */
export async function countDismissedAlone(
  db: Querier,
  { target, userId, since }: { readonly target: string; readonly userId: number; readonly since: Date },
): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from risk.alert
     where target = ${target} and decided_by = ${userId} and decided_at > ${since} and is_with_others and confirmed_by is null`)
  return rows[0]?.count ?? 0
}

export async function writeDismissal(tx: Transaction, alertId: string, by: Dismissal): Promise<AlertRow | undefined> {
  const { isWithOthers, confirmer } = by
  const rows = await tx.query<AlertRow>(sql`
    update risk.alert set state = 'dismissed', decided_by = ${by.userId}, decided_by_name = ${by.name}, decided_at = ${by.at},
           words_sealed = ${by.wordsSealed}, is_with_others = ${isWithOthers}, confirmed_by = ${confirmer?.userId ?? null},
           confirmed_by_name = ${confirmer?.name ?? null} where id = ${alertId} and state = 'waiting' returning ${columns}`)
  return rows[0]
}

export async function findAlertsOfCase(db: Querier, caseId: string): Promise<WholeAlertRow[]> {
  return db.query<WholeAlertRow>(sql`select ${whole} from risk.alert where case_id = ${caseId} order by number`)
}

export async function findAlert(
  db: Querier,
  {
    target,
    alertId,
    areas,
  }: { readonly target: string; readonly alertId: string; readonly areas: readonly RiskArea[] },
): Promise<WholeAlertRow | undefined> {
  const rows = await db.query<WholeAlertRow>(sql`
    select ${whole} from risk.alert where id = ${alertId} and target = ${target} and area = any(${[...areas]}::text[])`)
  return rows[0]
}

/** Alerts about a player in some areas, the newest first. */
export async function findAlertsOf(
  db: Querier,
  {
    target,
    playerId,
    areas,
  }: { readonly target: string; readonly playerId: number; readonly areas: readonly RiskArea[] },
): Promise<WholeAlertRow[]> {
  return db.query<WholeAlertRow>(sql`
    select ${whole} from risk.alert
     where player_id = ${playerId} and target = ${target} and area = any(${[...areas]}::text[])
     order by number desc limit 200`)
}
