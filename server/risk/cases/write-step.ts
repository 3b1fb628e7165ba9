import type { CaseStepKind } from '#contract/shapes/risk.ts'
import { newId, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { insertStep } from './steps.queries.ts'
import { stepBelongsTo } from './show-case.ts'

/** Adds a step to a case whose row is locked; its number is the new version of the case. */
export async function writeStep(
  { clock, cipher }: Pick<RiskNeeds, 'clock' | 'cipher'>,
  tx: Transaction,
  { userId, name }: Pick<StaffCaller, 'userId' | 'name'>,
  step: {
    readonly caseId: string
    readonly no: number
    readonly kind: CaseStepKind
    readonly words?: string
    readonly detail?: string | null
    readonly fileId?: string
  },
): Promise<void> {
  const { caseId, no, kind, words, detail = null, fileId = null } = step
  const at = clock.now()
  const id = newId(at)
  const wordsSealed = words === undefined ? null : cipher.seal(words.trim(), stepBelongsTo(id))
  await insertStep(tx, { id, caseId, no, kind, at, userId, userName: name, wordsSealed, detail, fileId })
}
