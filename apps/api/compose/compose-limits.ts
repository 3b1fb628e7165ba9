import { addressOf, type FormOfAddress } from '#config/texts/form-of-address.ts'
import { gamesOfSharedSeries } from '#server/crash/index.ts'
import { publish, type Clock, type Database } from '#server/kernel/index.ts'
import { changeModeOf, limitKindsOf, zoneOf, type Action, type RuleKind } from '#server/law/index.ts'
import {
  openStakeGate,
  type LawOfLimits,
  type LimitAction,
  type LimitFactsNow,
  type LimitsNeeds,
  type StakeGate,
} from '#server/limits/index.ts'
import { takeOverPace } from '#server/ledger/index.ts'
import { listIncoming } from '#server/payments/index.ts'
import { findOtherAccounts } from '#server/players/index.ts'
import { boundSessions, findLogons } from '#server/sign-in/index.ts'
import { findPlayDays as findVenuePlayDays } from '#server/venue-play/index.ts'
import { blockPlaying, rememberWallets, sumMovedByDay, unblockPlaying } from '#server/wallet/index.ts'
import { applyLaw, openRefusalPool } from '../gates/apply-law.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Ground, Speaking } from './open-base.ts'

/** The rules whose facts the room of limits knows. The other rules are checked by the rooms that know their facts. */
const LIMIT_RULES: readonly RuleKind[] = ['limit', 'logon-break', 'limits-chosen', 'change-limit', 'reopened-account']

export type Limits = { readonly needs: LimitsNeeds; readonly gate: StakeGate; readonly close: () => Promise<void> }

/**
 * Puts the room of limits together: with the law of the market, the wallet and the sessions that it may not import.
 * @param made values that a test passes instead of signing in and playing
 */
export function composeLimits(
  { db, clock, configuration, bus }: Ground & Speaking,
  { databaseUrl }: Pick<RulesEnvironment, 'databaseUrl'>,
  made: Partial<Pick<LimitsNeeds, 'readLogons' | 'boundSessions' | 'gamesOfSeries'>> = {},
): Limits {
  const { brand, market } = configuration
  const refusals = openRefusalPool(databaseUrl)
  const findAccount = rememberWallets()
  const needs: LimitsNeeds = {
    db,
    clock,
    currency: market.currency.code,
    law: lawOfLimits({ db: refusals, clock }, market.key, addressOf(brand.tone)),
    findAccount,
    readLogons: findLogons,
    boundSessions,
    readIncoming: listIncoming,
    readVenuePlay: findVenuePlayDays,
    readMoved: sumMovedByDay,
    // All games are casino games except the shared ones.
    gamesOfSeries: async (_, seriesIds) => gamesOfSharedSeries(seriesIds),
    publish,
    sendControl: bus.send,
    brands: {
      findOthers: findOtherAccounts,
      stopPlay: (tx, playerId) => blockPlaying(tx, playerId, 'elsewhere'),
      letPlay: (tx, playerId) => unblockPlaying(tx, playerId, 'elsewhere'),
      takeOverPace: async (tx, playerId, others) => {
        const own = await findAccount(tx, playerId)
        const from: number[] = []
        for (const id of others) from.push((await findAccount(tx, id))?.accountId ?? 0)
        if (own) await takeOverPace(tx, own.accountId, from)
      },
    },
    ...made,
  }
  return { needs, gate: openStakeGate(needs), close: refusals.close }
}

/** The law of one market for the room of limits. @param needs.db where refusals are kept */
export function lawOfLimits(
  needs: { readonly db: Database; readonly clock: Clock },
  market: string,
  address: FormOfAddress = 'formal',
): LawOfLimits {
  const now = () => needs.clock.now()
  return {
    ...applyLaw<LimitFactsNow, LimitAction>(needs, market, { actionOf, only: LIMIT_RULES, address }),
    zone: () => zoneOf(market, now()),
    changeMode: () => changeModeOf(market, now()),
    kinds: () => limitKindsOf(market, now()),
  }
}

/** The rules of limits do not use the other fields of a stake. */
function actionOf(action: LimitAction): Action {
  return action.kind === 'stake' ? { ...action, winMaxMinor: null, hourLossMaxMinor: null, isAutoplay: false } : action
}
