import type { PayloadOf } from '#contract/events.ts'
import type { RiskSignal } from '#contract/shapes/risk.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { findPersonChange } from '#server/players/index.ts'
import { findDeclaredStanding } from '../facts/declared-standing.ts'
import { lockOpenCase, saveCase } from '../cases/cases.queries.ts'
import { dismissalBelongsTo } from '../cases/show-case.ts'
import { findSteps } from '../cases/steps.queries.ts'
import { writeStep } from '../cases/write-step.ts'
import type { MeasureNeeds, RiskNeeds } from '../needs.ts'
import { findAlertsOfCase, lockWaitingWith, writeDismissal } from './alerts.queries.ts'

type Needs = Pick<MeasureNeeds, 'db' | 'clock' | 'target'> & Pick<RiskNeeds, 'cipher'>
type TakenBack = PayloadOf<'registration.declaration-taken-back'>

const SIGNALS: Readonly<Record<string, RiskSignal>> = {
  PoliticallyExposed: 'politically-exposed',
  Sanctioned: 'sanctioned',
}

/**
 * Two people took back what a player had declared by mistake. An alert without other signals is dismissed in their
 * names; one with other signals stays open, and a case continues with a step about it. Idempotent.
 */
export async function followTakenBack(needs: Needs, told: TakenBack): Promise<void> {
  const { playerId, changeId, declaration, askedBy, signedBy } = told
  const signal = SIGNALS[declaration]
  const change = await findPersonChange(needs.db, { playerId, changeId })
  // Nothing is left of them once they were erased.
  if (!signal || !change) return
  const { byName, signedByName, explanation } = change
  const asker = { userId: askedBy, name: byName ?? '' }
  const confirmer = { userId: signedBy, name: signedByName ?? '' }
  const words = explanation ?? ''
  // Of two declarations in one alert the one that is taken back last leaves nothing to wait for.
  const declared = await findDeclaredStanding(needs.db, playerId)
  const isTakenBack = (one: RiskSignal) => Object.values(SIGNALS).includes(one) && !declared.includes(one)
  await needs.db.transaction(async (tx) => {
    for (const { id, signals, raisedAt } of await lockWaitingWith(tx, { target: needs.target, playerId, signal })) {
      const isLeft = signals.some((one) => one !== signal && !isTakenBack(one))
      if (isLeft || raisedAt > change.at) continue
      const wordsSealed = needs.cipher.seal(words, dismissalBelongsTo(id))
      await writeDismissal(tx, id, { ...asker, at: needs.clock.now(), wordsSealed, isWithOthers: false, confirmer })
    }
    await noteInCase(needs, tx, { playerId, signal, at: change.at, asker, words })
  })
}

async function noteInCase(
  needs: Needs,
  tx: Transaction,
  of: {
    readonly playerId: number
    readonly signal: RiskSignal
    readonly at: Date
    readonly asker: { readonly userId: number; readonly name: string }
    readonly words: string
  },
): Promise<void> {
  const { playerId, signal, at, asker, words } = of
  const row = await lockOpenCase(tx, { target: needs.target, playerId, area: 'money' })
  if (!row) return
  const isOfSignal = (await findAlertsOfCase(tx, row.id)).some(({ signals }) => signals.includes(signal))
  const isNoted = (await findSteps(tx, row.id)).some(
    ({ kind, detail, at: noted }) => kind === 'declaration-back' && detail === signal && noted >= at,
  )
  if (!isOfSignal || isNoted) return
  const version = row.version + 1
  await saveCase(tx, { ...row, version })
  await writeStep(needs, tx, asker, { caseId: row.id, no: version, kind: 'declaration-back', words, detail: signal })
}
