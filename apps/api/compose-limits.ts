import type { Configuration } from '#config/resolve.ts'
import type { GameKind } from '#contract/shapes/limits.ts'
import { gamesOfSharedSeries } from '#server/crash/index.ts'
import { openDatabase, tell, type Clock, type ControlBus, type Database, type Querier } from '#server/kernel/index.ts'
import {
  changeModeOf,
  decide,
  judgeAction,
  limitKindsOf,
  packOf,
  refuseByLaw,
  unknownState,
  zoneOf,
  type Action,
  type LawState,
  type RuleKind,
} from '#server/law/index.ts'
import {
  openStakeGate,
  type LawOfLimits,
  type LimitAction,
  type LimitFactsNow,
  type LimitsNeeds,
  type Logon,
  type StakeGate,
} from '#server/limits/index.ts'
import { listIncoming } from '#server/payments/index.ts'
import { findOtherAccounts } from '#server/players/index.ts'
import { blockPlaying, rememberWallets, unblockPlaying } from '#server/wallet/index.ts'

/** The rules whose facts the room of limits knows. The others are asked by the rooms that know theirs. */
const LIMIT_RULES: readonly RuleKind[] = ['limit', 'logon-break', 'limits-chosen', 'change-limit', 'reopened-account']

export type LimitsOptions = {
  readonly db: Database
  readonly databaseUrl: string
  readonly clock: Clock
  readonly configuration: Configuration
  readonly sendControl: ControlBus['send']
  readonly readLogons: (db: Querier, playerId: number, since: Date) => Promise<readonly Logon[]>
  readonly boundSessions: LimitsNeeds['boundSessions']
  /** Without it, all games are casino games but the shared ones. */
  readonly gamesOfSeries?: (db: Querier, seriesIds: readonly number[]) => Promise<ReadonlyMap<number, GameKind>>
}

export type Limits = { readonly needs: LimitsNeeds; readonly gate: StakeGate; readonly close: () => Promise<void> }

/** Puts the room of limits together: with the law of the market, the wallet and the sessions that it may not import. */
export function composeLimits(options: LimitsOptions): Limits {
  const { db, clock, configuration, sendControl, readLogons, boundSessions } = options
  const { market } = configuration
  // Refusals are kept while a transaction that holds a connection of the common pool waits for them; connections of
  // their own, so that many refusals at once cannot wait for each other.
  const decisions = openDatabase({ url: options.databaseUrl, connections: 2, applicationName: 'tolar-law' })
  const needs: LimitsNeeds = {
    db,
    clock,
    currency: market.currency.code,
    law: lawOfLimits({ db: decisions, clock }, market.key),
    findAccount: rememberWallets(),
    readLogons,
    boundSessions,
    readIncoming: listIncoming,
    gamesOfSeries: options.gamesOfSeries ?? (async (_, seriesIds) => gamesOfSharedSeries(seriesIds)),
    tell,
    sendControl,
    brands: {
      findOthers: findOtherAccounts,
      stopPlay: (tx, playerId) => blockPlaying(tx, playerId, 'elsewhere'),
      letPlay: (tx, playerId) => unblockPlaying(tx, playerId, 'elsewhere'),
    },
  }
  return { needs, gate: openStakeGate(needs), close: decisions.close }
}

/** The law of one market, as the room of limits asks it. @param needs.db where refusals are kept */
export function lawOfLimits(needs: { readonly db: Database; readonly clock: Clock }, market: string): LawOfLimits {
  const now = () => needs.clock.now()
  const stateOf = (facts: LimitFactsNow): LawState => ({ ...unknownState(market), ...facts })
  return {
    packId: () => packOf(market, now()).id,
    zone: () => zoneOf(market, now()),
    changeMode: () => changeModeOf(market, now()),
    kinds: () => limitKindsOf(market, now()),
    judge: async (playerId, facts, asked) => {
      const action = actionOf(asked)
      const decision = await judgeAction(needs, { state: stateOf(facts), action, playerId, only: LIMIT_RULES })
      return decision.outcome === 'refused' ? decision.refusal : undefined
    },
    foresee: (facts, asked) => {
      const decision = decide(stateOf(facts), actionOf(asked), now(), LIMIT_RULES)
      return decision.outcome === 'refused' ? decision.refusal : undefined
    },
    refuse: (refusal) => refuseByLaw(refusal, market, now()),
  }
}

/** Of a stake, what the rules of limits do not ask is left open. */
function actionOf(action: LimitAction): Action {
  return action.kind === 'stake' ? { ...action, winMaxMinor: null, hourLossMaxMinor: null, isAutoplay: false } : action
}
