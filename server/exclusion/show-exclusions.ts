import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { getRvoState } from '#contract/onling-v2/player-exclusion.ts'
import type { ExclusionsShown } from '#contract/play-v1/exclusion.ts'
import type { ExclusionShown, RegisterAnswer, RegisterApplication } from '#contract/shapes/exclusions.ts'
import { isInForce } from '#contract/states/exclusions.ts'
import { findAllOf, type ExclusionRow } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { announceChange } from './open-exclusion.ts'
import { readStanding } from './read-facts.ts'
import { findApplicationsOf, findLatestCheck, type ApplicationRow, type CheckRow } from './register.queries.ts'
import { playedMinutes } from './stretch.ts'

const HISTORY_MAX = 50

/** Everything that keeps the player from playing now, earlier exclusions, and what the law of the market offers. */
export async function showExclusions(needs: ExclusionNeeds, playerId: number): Promise<Static<typeof ExclusionsShown>> {
  const { db, law, register } = needs
  const known = await db.transaction((tx) => readStanding(needs, tx, playerId))
  if (known.changedPlayers.length > 0) await announceChange(needs, known.changedPlayers)
  const rows = (await findAllOf(db, playerId, HISTORY_MAX)).map((row) => shownOf(row, known.now))
  const [application] = await findApplicationsOf(db, playerId)
  const panic = law.panic()
  const rule = law.forcedBreak()
  return {
    now: known.now.toISOString(),
    inForce: rows.filter((row) => row.isInForce),
    history: rows.filter((row) => !row.isInForce),
    panic: panic ? { hours: panic.hours, ruleId: panic.ruleId } : null,
    selfExclusion: { months: [...law.term().months], ruleId: law.selfExclusion()?.ruleId ?? law.term().ruleId },
    register: {
      canApply: register.apply !== undefined && canWrite(needs),
      ruleId: law.register()?.ruleId ?? null,
      months: [...law.term().months],
      lastAnswer: known.lastCheck ? answerShownOf(known.lastCheck) : null,
      application: application ? applicationShownOf(application) : null,
    },
    play: rule
      ? {
          playedMinutes: playedMinutes(known.stretch, known.now),
          breakAfterMinutes: rule.playMinutes,
          breakMinutes: rule.breakMinutes,
          breakDueAt: known.breakDueAt?.toISOString() ?? null,
        }
      : null,
  }
}

function canWrite({ law }: ExclusionNeeds): boolean {
  const facts = { register: null, panicUntil: null, selfExcludedUntil: null, play: null }
  return law.preview(facts, { kind: 'write-register' }) === undefined
}

/** The stored state of the register's answers, without a query. */
export async function showRegisterState(
  { db, register }: Pick<ExclusionNeeds, 'db' | 'register'>,
  playerId: number,
): Promise<ReplyOf<typeof getRvoState>> {
  const check = await findLatestCheck(db, playerId, register.name)
  const [application] = await findApplicationsOf(db, playerId)
  return {
    isExcluded: check?.answer === 'excluded',
    lastAnswer: check ? answerShownOf(check) : null,
    application: application ? applicationShownOf(application) : null,
  }
}

export function shownOf(row: ExclusionRow, now: Date): Static<typeof ExclusionShown> {
  return {
    exclusionId: row.id,
    kind: row.kind,
    source: row.source,
    from: row.from.toISOString(),
    until: row.until?.toISOString() ?? null,
    months: row.months,
    receipt: row.receipt,
    ruleId: row.ruleId,
    packId: row.packId,
    isInForce: isInForce(row, now),
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
  }
}

export function answerShownOf(row: CheckRow): Static<typeof RegisterAnswer> {
  return {
    answer: row.answer,
    register: row.register,
    checkedAt: row.givenAt.toISOString(),
    livesUntil: row.livesUntil?.toISOString() ?? null,
    resultId: row.resultId,
  }
}

export function applicationShownOf(row: ApplicationRow): Static<typeof RegisterApplication> {
  return {
    applicationId: row.id,
    state: row.state,
    months: row.months,
    askedAt: row.askedAt.toISOString(),
    acceptedId: row.acceptedId,
    effectiveFrom: row.effectiveFrom?.toISOString() ?? null,
  }
}
