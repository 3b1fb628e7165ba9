import type { beginCase, openCase } from '#contract/play-v1/risk-cases.ts'
import { areasFor, type RiskArea, type RiskCase } from '#contract/shapes/risk.ts'
import { assert, newId, refuse, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { lockAlert, takeIntoCase } from '../alerts/alerts.queries.ts'
import type { RiskNeeds } from '../needs.ts'
import { lockOpenCase, insertCase, saveCase, type CaseRow } from './cases.queries.ts'
import { readCase } from './show-case.ts'
import { writeStep } from './write-step.ts'

const DAY_MS = 86_400_000
/** Default time until a new case is due. Our own figure. */
const DUE_DAYS = 7
const DUE_DAYS_MAX = 366

type Opening<C extends typeof openCase | typeof beginCase> = Pick<Input<C>, 'caller' | 'body' | 'subject'>

/** Takes an alert into the open case of its player and area, or opens one, assigned to the person who opened it. */
export async function openCaseOf(
  needs: RiskNeeds,
  { caller, body, subject }: Opening<typeof openCase>,
): Promise<RiskCase> {
  const areas = areasFor(caller.permissions)
  const dueAt = readDue(needs, body.dueAt)
  const caseId = await needs.db.transaction(async (tx) => {
    const alert = await lockAlert(tx, { target: needs.target, alertId: body.alertId, areas })
    if (!alert) return refuse('ERR_ALERT_NOT_FOUND')
    if (alert.state !== 'waiting') return refuse('ERR_STATE_CHANGED', { state: alert.state })
    const of = { playerId: alert.playerId, area: alert.area }
    const isOpen = await lockOpenCase(tx, { target: needs.target, ...of })
    const row =
      isOpen ??
      (await begin(needs, tx, caller, { ...of, dueAt })) ??
      (await lockOpenCase(tx, { target: needs.target, ...of }))
    assert(row, 'A case that could not be opened twice is open.')
    const at = needs.clock.now()
    await takeIntoCase(tx, alert.id, { caseId: row.id, userId: caller.userId, name: caller.name, at })
    await saveCase(tx, { ...row, version: row.version + 1 })
    await writeStep(needs, tx, caller, {
      caseId: row.id,
      no: row.version + 1,
      kind: 'alert-added',
      detail: String(alert.number),
    })
    return row.id
  })
  return shown(needs, caller, caseId, subject)
}

/** Opens a case without an alert. An open one of the player and area is used instead. */
export async function beginCaseOf(
  needs: RiskNeeds,
  { caller, body, subject }: Opening<typeof beginCase>,
): Promise<RiskCase> {
  const { aboutPlayerId: playerId, area, words } = body
  // An area without permission counts as unknown.
  if (!areasFor(caller.permissions).includes(area)) return refuse('ERR_CASE_NOT_VALID', { field: 'area' })
  const dueAt = readDue(needs, body.dueAt)
  const caseId = await needs.db.transaction(async (tx) => {
    if (!(await findPlayerById(tx, needs.target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
    const row = await begin(needs, tx, caller, { playerId, area, dueAt, words })
    return row ? row.id : refuse('ERR_CASE_OPEN')
  })
  return shown(needs, caller, caseId, subject)
}

async function begin(
  needs: RiskNeeds,
  tx: Transaction,
  caller: StaffCaller,
  of: { readonly playerId: number; readonly area: RiskArea; readonly dueAt: Date; readonly words?: string },
): Promise<CaseRow | undefined> {
  const { words, ...rest } = of
  const openedAt = needs.clock.now()
  const row = await insertCase(tx, {
    ...rest,
    id: newId(openedAt),
    target: needs.target,
    ownerId: caller.userId,
    ownerName: caller.name,
    openedAt,
  })
  if (row)
    await writeStep(needs, tx, caller, {
      caseId: row.id,
      no: 1,
      kind: 'opened',
      ...(words === undefined ? {} : { words }),
    })
  return row
}

/** Until when: later than now, and within a year. */
export function readDue({ clock }: Pick<RiskNeeds, 'clock'>, dueAt: string | undefined): Date {
  const now = clock.now().getTime()
  const due = dueAt === undefined ? new Date(now + DUE_DAYS * DAY_MS) : new Date(dueAt)
  const isValid = due.getTime() > now && due.getTime() < now + DUE_DAYS_MAX * DAY_MS
  return isValid ? due : refuse('ERR_CASE_NOT_VALID', { field: 'dueAt' })
}

async function shown(
  needs: RiskNeeds,
  caller: StaffCaller,
  caseId: string,
  subject: Input<typeof openCase>['subject'],
): Promise<RiskCase> {
  const found = await readCase(needs, needs.db, areasFor(caller.permissions), caseId)
  assert(found, 'A case that somebody opened is theirs to see.')
  subject('risk-case', caseId, String(found.number))
  return found
}
