import type { assignCase, moveCase, noteInCase } from '#contract/play-v1/risk-cases.ts'
import { AREA_RIGHTS, areasFor, type CaseStepKind, type RiskCase } from '#contract/shapes/risk.ts'
import { caseCan, caseMoves, type CaseMove } from '#contract/states/case-states.ts'
import { refuse, type AuditNotes, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { lockCase, saveCase, type CaseRow } from './cases.queries.ts'
import { readDue } from './open-case.ts'
import { readCase } from './show-case.ts'
import { writeStep } from './write-step.ts'

type Notes = Pick<AuditNotes, 'subject'> & { readonly changed: Input<typeof moveCase>['changed'] }
type Step = {
  readonly kind: CaseStepKind
  readonly words?: string
  readonly detail?: string | null
  readonly fileId?: string
}
type Seen = { readonly caseId: string; readonly seenVersion?: number }

/** One change of one case under its lock; refused for somebody who has read an older version. */
export async function changeCase(
  needs: RiskNeeds,
  caller: StaffCaller,
  notes: Notes,
  { caseId, seenVersion }: Seen,
  work: (tx: Transaction, row: CaseRow) => Promise<{ readonly after: CaseRow; readonly step: Step }>,
): Promise<RiskCase> {
  const areas = areasFor(caller.permissions)
  await needs.db.transaction(async (tx) => {
    const row = await lockCase(tx, { target: needs.target, areas, caseId })
    if (!row) return refuse('ERR_CASE_NOT_FOUND')
    if (seenVersion !== undefined && row.version !== seenVersion)
      return refuse('ERR_STATE_CHANGED', { version: row.version })
    const { after, step } = await work(tx, row)
    const version = row.version + 1
    await saveCase(tx, { ...after, version })
    await writeStep(needs, tx, caller, { ...step, caseId: row.id, no: version })
    notes.changed(whatOf(row), { ...whatOf(after), step: step.kind })
    return undefined
  })
  const shown = await readCase(needs, needs.db, areas, caseId)
  if (!shown) return refuse('ERR_CASE_NOT_FOUND')
  notes.subject('risk-case', shown.caseId, String(shown.number))
  return shown
}

/** Never the texts, which are in the case, sealed. */
const whatOf = ({ state, ownerName, dueAt, outcome }: CaseRow) => ({
  state,
  owner: ownerName,
  dueAt: dueAt.toISOString(),
  outcome,
})

type Of<C extends typeof assignCase | typeof noteInCase | typeof moveCase> = Pick<
  Input<C>,
  'caller' | 'body' | 'subject' | 'changed'
>

/** Assigns a case to somebody with the permission for its area, or to nobody, and sets when it is due. */
export async function assign(needs: RiskNeeds, { caller, body, ...notes }: Of<typeof assignCase>): Promise<RiskCase> {
  const { ownerId } = body
  const given = new Date(body.dueAt)
  return changeCase(needs, caller, notes, body, async (tx, row) => {
    const dueAt = given.getTime() === row.dueAt.getTime() ? row.dueAt : readDue(needs, body.dueAt)
    const people = ownerId === null ? [] : await needs.findWorkers(tx, AREA_RIGHTS[row.area])
    const owner = people.find(({ userId }) => userId === ownerId)
    if (ownerId !== null && !owner) return refuse('ERR_STAFF_NOT_FOUND')
    const after = { ...row, ownerId, ownerName: owner?.name ?? null, dueAt }
    return { after, step: { kind: 'assigned', detail: owner?.name ?? null } }
  })
}

/** A note, or that the source of funds was requested or shown, which are facts of a signal. */
export async function note(needs: RiskNeeds, { caller, body, ...notes }: Of<typeof noteInCase>): Promise<RiskCase> {
  const { kind, words } = body
  return changeCase(needs, caller, notes, body, async (_, row) => {
    if (row.state === 'closed') return refuse('ERR_CASE_STATE', { state: row.state })
    return { after: row, step: { kind, words } }
  })
}

const STEP_OF = { wait: 'waits', resume: 'resumed', decide: 'decided', reopen: 'reopened' } as const satisfies Record<
  CaseMove,
  CaseStepKind
>

/** A decision is a person's, with its reason; it does nothing by itself. */
export async function move(needs: RiskNeeds, { caller, body, ...notes }: Of<typeof moveCase>): Promise<RiskCase> {
  const { words, outcome } = body
  if ((body.move === 'decide') !== (outcome !== undefined)) return refuse('ERR_CASE_NOT_VALID', { field: 'outcome' })
  return changeCase(needs, caller, notes, body, async (_, row) => {
    if (!caseCan(body.move, row.state)) return refuse('ERR_CASE_STATE', { state: row.state })
    const after = { ...row, state: caseMoves[body.move].to, outcome: outcome ?? null }
    return { after, step: { kind: STEP_OF[body.move], words, detail: outcome ?? null } }
  })
}
