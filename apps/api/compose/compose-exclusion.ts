import { addressOf, type FormOfAddress } from '#config/texts/form-of-address.ts'
import { dayOf, sameTimeDaysLater } from '#contract/states/calendar.ts'
import { keysOfSharedSeries } from '#server/crash/index.ts'
import {
  makeAisg,
  makeSdsl,
  makeStopWaiters,
  makeUrhh,
  openExclusionGate,
  type ExclusionAction,
  type ExclusionFacts,
  type ExclusionGate,
  type ExclusionNeeds,
  type LawOfExclusion,
  type Register,
  type StopWaiters,
} from '#server/exclusion/index.ts'
import { GAME_SESSION_CHANGED, keysOfSeries, keysOfSteps } from '#server/game-rounds/index.ts'
import { publish, type Clock, type Database } from '#server/kernel/index.ts'
import { findRule, zoneOf, type Action, type RuleKind } from '#server/law/index.ts'
import { findLivingOf } from '#server/sign-in/index.ts'
import { findVenueLosses, findVenueRounds } from '#server/venue-play/index.ts'
import { blockPlaying, rememberWallets, unblockPlaying } from '#server/wallet/index.ts'
import { applyLaw, openRefusalPool } from '../gates/apply-law.ts'
import { judgePaceBy } from '../gates/judge-pace.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Ground, Speaking } from './open-base.ts'

/** The rules whose facts the room of exclusion knows. */
const EXCLUSION_RULES: readonly RuleKind[] = [
  'market-unknown',
  'panic',
  'self-exclusion',
  'register',
  'register-not-writable',
  'forced-break',
  'hourly-loss',
  'stake-max',
]

const REGISTER_TIMEOUT_MS = 3_000

export type Exclusion = {
  readonly needs: ExclusionNeeds
  readonly gate: ExclusionGate
  readonly waiters: StopWaiters
  readonly judgePace: ReturnType<typeof judgePaceBy>
  readonly close: () => Promise<void>
}

/**
 * Puts the room of exclusion together: with the law, the registers, the wallet and the sessions.
 * @param register instead of the market's: one without a network, for tests and benchmarks
 */
export function composeExclusion(
  { db, clock, configuration, bus }: Ground & Speaking,
  { databaseUrl, registers }: Pick<RulesEnvironment, 'databaseUrl' | 'registers'>,
  register?: Register,
): Exclusion {
  const { brand, market } = configuration
  const refusals = openRefusalPool(databaseUrl)
  const timeoutMs = REGISTER_TIMEOUT_MS
  const needs: ExclusionNeeds = {
    db,
    clock,
    target: brand.target,
    law: lawOfExclusion({ db: refusals, clock }, market.key, addressOf(brand.tone)),
    register:
      register ??
      (market.exclusionRegister === 'RVO-CZ'
        ? makeAisg({ ...registers.aisg, timeoutMs })
        : makeUrhh({ ...registers.urhh, timeoutMs })),
    sdsl: makeSdsl({ ...registers.sdsl, timeoutMs }),
    blockPlaying,
    unblockPlaying,
    findAccount: rememberWallets(),
    keysOfSeries: async (db, seriesIds) =>
      new Map([...(await keysOfSeries(db, seriesIds)), ...(await keysOfSharedSeries(db, seriesIds))]),
    keysOfSteps,
    readVenueRounds: findVenueRounds,
    readVenueLosses: findVenueLosses,
    hasOpenSession: async (playerId) => (await findLivingOf(db, playerId, clock.now())).length > 0,
    publish,
    sendControl: bus.send,
  }
  return {
    needs,
    gate: openExclusionGate(needs),
    judgePace: judgePaceBy({ db: refusals, clock }, market.key, addressOf(brand.tone)),
    waiters: makeStopWaiters(GAME_SESSION_CHANGED),
    close: refusals.close,
  }
}

/** The law of one market for the room of exclusion. @param needs.db where refusals are kept */
export function lawOfExclusion(
  needs: { readonly db: Database; readonly clock: Clock },
  market: string,
  address: FormOfAddress = 'formal',
): LawOfExclusion {
  const now = () => needs.clock.now()
  return {
    ...applyLaw<ExclusionFacts, ExclusionAction>(needs, market, { actionOf, only: EXCLUSION_RULES, address }),
    panic: () => {
      const rule = findRule(market, 'panic', now())
      return rule && { hours: rule.figures.hours, ruleId: rule.id }
    },
    selfExclusion: () => {
      const rule = findRule(market, 'self-exclusion', now())
      return rule && { ruleId: rule.id }
    },
    term: () => {
      const rule = findRule(market, 'register-term', now())
      if (!rule) throw new Error(`The law of ${market} does not say how long self-exclusion lasts.`)
      const { months, monthsMax } = rule.figures
      return {
        ruleId: rule.id,
        months: [...new Set([months, Math.min(12, monthsMax), monthsMax])].sort((a, b) => a - b),
      }
    },
    register: () => {
      const rule = findRule(market, 'register', now())
      return rule && { answerLivesMinutes: rule.figures.answerLivesMinutes, ruleId: rule.id }
    },
    forcedBreak: () => {
      const rule = findRule(market, 'forced-break', now())
      return rule && { ...rule.figures, ruleId: rule.id }
    },
    monthsLater: (from, months) => monthsLater(zoneOf(market, from), from, months),
  }
}

function actionOf(action: ExclusionAction): Action {
  if (action.kind === 'stake') return { ...action, game: 'casino', winMaxMinor: null, isAutoplay: false }
  return action.kind === 'deposit' ? { kind: 'deposit', amountMinor: 0 } : { kind: action.kind }
}

/** The same day and time of the calendar some months later; the last day in a shorter month. */
function monthsLater(zone: string, from: Date, months: number): Date {
  const [year = 0, month = 1, day = 1] = dayOf(zone, from).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const then = Date.UTC(year, month - 1 + months, Math.min(day, lastDay))
  return sameTimeDaysLater(zone, from, Math.round((then - Date.UTC(year, month - 1, day)) / 86_400_000))
}
