import type { Configuration } from '#config/resolve.ts'
import { dayOf, sameTimeDaysLater } from '#contract/states/calendar.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
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
import { keysOfSharedSeries } from '#server/crash/index.ts'
import { GAME_SESSION_CHANGED, keysOfSeries, offeredStakes } from '#server/game-rounds/index.ts'
import { openDatabase, refuse, tell, type Clock, type ControlBus, type Database } from '#server/kernel/index.ts'
import {
  decide,
  findRule,
  judgeAction,
  packOf,
  refuseByLaw,
  unknownState,
  zoneOf,
  type Action,
  type LawState,
  type RuleKind,
} from '#server/law/index.ts'
import type { StakeGate } from '#server/limits/index.ts'
import { findLivingOf } from '#server/sign-in/index.ts'
import { blockPlaying, rememberWallets, unblockPlaying } from '#server/wallet/index.ts'
import type { RulesEnvironment } from './environment.ts'

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

export type ExclusionOptions = {
  readonly db: Database
  readonly databaseUrl: string
  readonly clock: Clock
  readonly configuration: Configuration
  readonly sendControl: ControlBus['send']
  readonly registers: RulesEnvironment['registers']
  /** For tests and benchmarks: a register without a network. */
  readonly register?: Register
}

export type Exclusion = {
  readonly needs: ExclusionNeeds
  readonly gate: ExclusionGate
  readonly waiters: StopWaiters
  readonly close: () => Promise<void>
}

/** Puts the room of exclusion together: with the law, the registers, the wallet and the sessions. */
export function composeExclusion(options: ExclusionOptions): Exclusion {
  const { db, clock, configuration, sendControl, registers } = options
  const { brand, market } = configuration
  // Refusals are kept on connections of their own, as those of the limits are.
  const decisions = openDatabase({ url: options.databaseUrl, connections: 2, applicationName: 'tolar-law' })
  const timeoutMs = REGISTER_TIMEOUT_MS
  const needs: ExclusionNeeds = {
    db,
    clock,
    target: brand.target,
    law: lawOfExclusion({ db: decisions, clock }, market.key),
    register:
      options.register ??
      (market.key === 'CZE' ? makeAisg({ ...registers.aisg, timeoutMs }) : makeUrhh({ ...registers.urhh, timeoutMs })),
    sdsl: makeSdsl({ ...registers.sdsl, timeoutMs }),
    blockPlaying,
    unblockPlaying,
    findAccount: rememberWallets(),
    keysOfSeries: async (db, seriesIds) =>
      new Map([...(await keysOfSeries(db, seriesIds)), ...(await keysOfSharedSeries(db, seriesIds))]),
    hasOpenSession: async (playerId) => (await findLivingOf(db, playerId, clock.now())).length > 0,
    tell,
    sendControl,
  }
  return {
    needs,
    gate: openExclusionGate(needs),
    waiters: makeStopWaiters(GAME_SESSION_CHANGED),
    close: decisions.close,
  }
}

/** The law of one market, as the room of exclusion asks it. @param needs.db where refusals are kept */
export function lawOfExclusion(
  needs: { readonly db: Database; readonly clock: Clock },
  market: string,
): LawOfExclusion {
  const now = () => needs.clock.now()
  const stateOf = (facts: ExclusionFacts): LawState => ({ ...unknownState(market), ...facts })
  return {
    packId: () => packOf(market, now()).id,
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
    judge: async (playerId, facts, asked) => {
      const decision = await judgeAction(needs, {
        state: stateOf(facts),
        action: actionOf(asked),
        playerId,
        only: EXCLUSION_RULES,
      })
      return decision.outcome === 'refused' ? decision.refusal : undefined
    },
    foresee: (facts, asked) => {
      const decision = decide(stateOf(facts), actionOf(asked), now(), EXCLUSION_RULES)
      return decision.outcome === 'refused' ? decision.refusal : undefined
    },
    refuse: (refusal) => refuseByLaw(refusal, market, now()),
  }
}

function actionOf(action: ExclusionAction): Action {
  if (action.kind === 'stake') return { ...action, game: 'casino', winMaxMinor: null, isAutoplay: false }
  return action.kind === 'deposit' ? { kind: 'deposit', amountMinor: 0 } : { kind: action.kind }
}

/** The same day and time of the calendar so many months later; the last day of a month that is shorter. */
function monthsLater(zone: string, from: Date, months: number): Date {
  const [year = 0, month = 1, day = 1] = dayOf(zone, from).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const then = Date.UTC(year, month - 1 + months, Math.min(day, lastDay))
  return sameTimeDaysLater(zone, from, Math.round((then - Date.UTC(year, month - 1, day)) / 86_400_000))
}

type GateNeeds = {
  readonly hourLossMaxOf: (gameKey: string) => number | null
  /** Whether the sign-in that a game was opened from lives; playing keeps it from running out. */
  readonly keepSignedIn: (playerSessionId: string) => Promise<boolean>
  /** Refuses by the law of accounts: who is not verified where that is asked for, or whose temporary account is over. */
  readonly judgeAccount: (playerId: number, stakeMinor: number) => Promise<void>
}

/**
 * One question before a stake: is the player still signed in, then exclusion, because it says more than a limit does, then
 * the account, then the limits.
 */
export function joinGates(
  exclusion: ExclusionGate,
  limits: StakeGate,
  { hourLossMaxOf, keepSignedIn, judgeAccount }: GateNeeds,
): Pick<StakeGate, 'judgeStake' | 'judgeAfresh'> {
  const boundOf = (gameKey: string | undefined) => (gameKey === undefined ? null : hourLossMaxOf(gameKey))
  return {
    judgeStake: async (asked) => {
      const { playerSessionId } = asked
      if (playerSessionId && !(await keepSignedIn(playerSessionId))) refuse('ERR_GAME_SESSION_ENDED')
      await exclusion.judgeStake({ ...asked, hourLossMaxMinor: boundOf(asked.gameKey) })
      await judgeAccount(asked.playerId, asked.stakeMinor)
      await limits.judgeStake(asked)
    },
    judgeAfresh: async (asked) => {
      await exclusion.judgeAfresh({ ...asked, hourLossMaxMinor: boundOf(asked.gameKey) })
      await judgeAccount(asked.playerId, asked.stakeMinor)
      await limits.judgeAfresh(asked)
    },
  }
}

const HOUR_MS = 3_600_000

/**
 * The hourly bound of a game where the market has the rule: greatest stake × rounds in an hour × what the game keeps on
 * average. The ministry's own formula was not found (CZ-23); this is the operator's, and no game is without one.
 */
export function hourLossBounds(options: {
  readonly market: string
  readonly currency: 'CZK' | 'EUR'
  readonly now: () => Date
  readonly minimumRoundMs: number
  readonly maxWinMinor?: number | undefined
  readonly maxStakeMinor?: number | undefined
}): (gameKey: string) => number | null {
  const { market, currency, now, minimumRoundMs } = options
  const bounds = new Map<string, number | null>()
  const boundOf = (gameKey: string): number | null => {
    const found = loadDefinition(gameKey)
    if (!found || minimumRoundMs <= 0) return null
    const stakes = offeredStakes(found.definition, currency, options)
    const kept = 1 - Number(found.definition.declared.rtp) / 100
    return Math.ceil(Math.max(0, ...stakes) * (HOUR_MS / minimumRoundMs) * Math.max(0, kept))
  }
  return (gameKey) => {
    if (!findRule(market, 'hourly-loss', now())) return null
    const known = bounds.get(gameKey)
    if (known !== undefined) return known
    const bound = boundOf(gameKey)
    bounds.set(gameKey, bound)
    return bound
  }
}
