import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { resealStored } from '#server/documents/index.ts'
import type { Heartbeat, Reaction, ScheduledJob } from '#server/kernel/index.ts'
import { openMovedAccounts } from '#server/ledger/index.ts'
import { followTakenBack } from './alerts/follow-taken-back.ts'
import { fileBelongsTo } from './files/case-files.ts'
import { findFilesToReseal, markResealed } from './files/files.queries.ts'
import { countPlay } from './measuring/count-play.ts'
import { FACT_DAYS, KEPT_DAYS } from './measuring/days.ts'
import { makeSignals } from './measuring/make-signals.ts'
import { deleteMeasuresBefore } from './measuring/measures.queries.ts'
import { deletePlayBefore } from './measuring/play.queries.ts'
import { touchWithLinked } from './measuring/touch.ts'
import type { MeasureNeeds, RiskNeeds } from './needs.ts'

const MEASURE_EVERY_MS = 30_000
/** Counts play and computes the signals of players with new facts. Never in the way of a stake or a payment. */
export function riskHeartbeats(needs: MeasureNeeds): Heartbeat[] {
  const accounts = openMovedAccounts(needs.clock)
  return [
    {
      name: 'risk.measure',
      everyMs: MEASURE_EVERY_MS,
      beat: async () => {
        await countPlay(needs, accounts)
        await makeSignals(needs)
      },
    },
  ]
}

/** Deletes play and figures that nothing reads any more, and re-encrypts files that an older key encrypted. */
export function riskJobs(needs: MeasureNeeds & Pick<RiskNeeds, 'cipher' | 'files'>): ScheduledJob[] {
  return [
    {
      name: 'risk.remove-old',
      cron: '40 4 * * *',
      runsPer: 'brand',
      mostMinutes: 240,
      run: () => removeOld(needs),
    },
    {
      name: 'risk.reseal-files',
      cron: '55 3 * * *',
      runsPer: 'brand',
      mostMinutes: 1380,
      run: () => resealCaseFiles(needs),
    },
  ]
}

async function removeOld({ db, clock, target, timeZone }: MeasureNeeds): Promise<void> {
  const today = dayOf(timeZone, clock.now())
  await deleteMeasuresBefore(db, target, daysAfter(today, -KEPT_DAYS))
  await deletePlayBefore(db, startOfDay(timeZone, daysAfter(today, -FACT_DAYS)))
}

async function resealCaseFiles(needs: Pick<RiskNeeds, 'db' | 'cipher' | 'files'>): Promise<void> {
  await resealStored(needs, { find: findFilesToReseal, mark: markResealed, belongsTo: fileBelongsTo })
}

/** What happens about a player without money moving. Idempotent. */
export function riskReactions(needs: MeasureNeeds & Pick<RiskNeeds, 'cipher'>): Reaction[] {
  const touch = ({ playerId }: { readonly playerId: number }) => touchWithLinked(needs, playerId)
  return [
    { event: 'limits.changed', name: 'risk.on-limits-changed', react: touch },
    { event: 'limits.change-cancelled', name: 'risk.on-limit-change-cancelled', react: touch },
    { event: 'exclusion.begun', name: 'risk.on-exclusion-begun', react: touch },
    { event: 'registration.player-registered', name: 'risk.on-player-registered', react: touch },
    { event: 'registration.person-changed', name: 'risk.on-person-changed', react: touch },
    {
      event: 'registration.declaration-taken-back',
      name: 'risk.on-declaration-taken-back',
      react: (told) => followTakenBack(needs, told),
    },
    { event: 'sign-in.player-signed-in', name: 'risk.on-player-signed-in', react: touch },
  ]
}
