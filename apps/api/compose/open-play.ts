import { operatingFigures } from '#config/operating-figures.ts'
import { findBookedPlays, searchBookedPlays } from '#server/crash/index.ts'
import { freeRoundsOfGames } from '#server/free-rounds/index.ts'
import { judgeSheet, openGameSwitches, SWITCHES_CHANGED } from '#server/game-catalogue/index.ts'
import { offeredGames, openGameRounds } from '#server/game-rounds/index.ts'
import { openRoundFigures, type RoundFigures } from '#server/law/index.ts'
import { readUntilDone, refuse } from '#server/kernel/index.ts'
import { SHUTDOWNS_CHANGED, watchShutdowns } from '#server/platform/index.ts'
import { SESSION_ENDED } from '#server/sign-in/index.ts'
import { composeBonusMoney } from './compose-bonuses.ts'
import { bonusOfFreeRounds } from './compose-free-rounds.ts'
import { composeCrash } from './compose-crash.ts'
import { openJackpots } from './compose-jackpots.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { hourLossBounds } from '../gates/hour-loss-bounds.ts'
import { hourLosses } from '../gates/hour-losses.ts'
import { joinGates } from '../gates/join-gates.ts'
import { keyFor } from '../gates/key-for.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'

export type Play = Awaited<ReturnType<typeof openPlay>>

/**
 * Opens the games: which are switched on, the rounds of one player, and the shared rounds. Every stake passes the
 * people's gates.
 */
export async function openPlay(
  base: Base,
  environment: RulesEnvironment,
  people: People,
  options: { readonly minimumRoundMs?: number },
) {
  const { db, clock, logger, configuration } = base
  const { databaseUrl, publicPlayerOrigin, publicGamesOrigin, sessionPepper } = environment
  const { brand, market } = configuration
  const figures = withPace(openRoundFigures(market.key, clock.now), options.minimumRoundMs)
  const switches = await openGameSwitches(db, judgeSheet, offeredGames(market.currency.code, figures))
  const switchesRead = readUntilDone(switches.reload, (error) =>
    logger.error({ err: error }, 'switches of games were not read'),
  )
  const shutdownsUnread = (error: unknown) => logger.error({ err: error }, 'planned shutdowns were not read')
  const shutdowns = await watchShutdowns({ db, clock, onError: shutdownsUnread })
  const reloadShutdowns = () => void shutdowns.reload().catch(shutdownsUnread)
  const { exclusion, limits, keeper, accountGate, judgeTerms } = people
  const jackpots = await openJackpots(base)
  const hourLossMaxOf = hourLossBounds({
    market: market.key,
    currency: market.currency.code,
    now: clock.now,
    figures,
  })
  const hourLoss = { maxOf: hourLossMaxOf, lostIn: hourLosses(brand.target, exclusion.needs.findAccount) }
  const rounds = await openGameRounds({
    db,
    databaseUrl,
    clock,
    logger,
    currency: market.currency.code,
    defaultLanguage: brand.defaultLanguage,
    gamesOrigin: publicGamesOrigin,
    lobbyUrl: (lang) => `${publicPlayerOrigin}/${lang}`,
    isGameEnabled: (key) => {
      const until = shutdowns.shutUntil()
      if (until) return refuse('ERR_SHUTDOWN_PLANNED', { until: until.toISOString() })
      return switches.isEnabled(key)
    },
    sendControl: base.bus.send,
    seedKey: keyFor(sessionPepper, 'game seeds'),
    limits: {
      ...joinGates(exclusion.gate, limits.gate, {
        hourLossMaxOf,
        keepSignedIn: keeper.keep,
        judgeTerms,
        judgeAccount: accountGate.judgeStake,
      }),
      judgePace: exclusion.judgePace,
    },
    hourLoss,
    findSharedPlays: findBookedPlays,
    searchSharedPlays: searchBookedPlays,
    freeRounds: freeRoundsOfGames(bonusOfFreeRounds.offerBonus),
    bonuses: composeBonusMoney((gameKey) => switches.shelf().settingOf(gameKey).bonusPercent),
    ...(jackpots ? { jackpots } : {}),
    isRiskAllowed: operatingFigures[market.key].isRiskAllowed,
    figures,
  })
  const crash = await composeCrash({
    rounds,
    logger,
    gamesOrigin: publicGamesOrigin,
    trustedProxies: environment.trustedProxies,
    mayBegin: () => shutdowns.shutUntil() === undefined,
  })
  base.onMessage(rounds.onMessage)
  base.onMessage(crash.onMessage)
  base.onMessage(({ topic, id }) => {
    if (topic === SWITCHES_CHANGED) switchesRead.read()
    if (topic === SHUTDOWNS_CHANGED) reloadShutdowns()
    if (topic === SESSION_ENDED)
      rounds.endSessionsOf(id).catch((error: unknown) => logger.error({ err: error }, 'game sessions were not ended'))
  })
  base.forget(rounds.forgetAll)
  base.forget(switchesRead.read)
  base.forget(reloadShutdowns)
  // Messages between the first read and the subscription were missed, so read again.
  switchesRead.read()
  return {
    shutdowns,
    switches,
    hourLoss,
    hourLossMaxOf,
    rounds,
    crash,
    close: async () => {
      switchesRead.close()
      shutdowns.close()
      await rounds.close()
    },
  }
}

/** The figures of the law, with another minimum duration of a round where one is given. */
function withPace(ofLaw: () => RoundFigures, minimumRoundMs: number | undefined): () => RoundFigures {
  if (minimumRoundMs === undefined) return ofLaw
  const made = new WeakMap<RoundFigures, RoundFigures>()
  return () => {
    const present = ofLaw()
    const figures = made.get(present) ?? { ...present, minimumRoundMs }
    made.set(present, figures)
    return figures
  }
}
