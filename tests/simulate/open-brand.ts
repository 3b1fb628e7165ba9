import { pino } from 'pino'
import { openAccountGate } from '#apps/api/gates/account-gate.ts'
import { composeBonusMoney } from '#apps/api/compose/compose-bonuses.ts'
import { bonusOfFreeRounds } from '#apps/api/compose/compose-free-rounds.ts'
import { composeExclusion } from '#apps/api/compose/compose-exclusion.ts'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { hourLossBounds } from '#apps/api/gates/hour-loss-bounds.ts'
import { joinGates } from '#apps/api/gates/join-gates.ts'
import { keyFor } from '#apps/api/gates/key-for.ts'
import { resolveConfiguration } from '#config/resolve.ts'
import type { Market } from './market.ts'
import type { Register } from '#server/exclusion/index.ts'
import { freeRoundsOfGames } from '#server/free-rounds/index.ts'
import { openGameRounds } from '#server/game-rounds/index.ts'
import { makeFieldCipher, type Clock, type ControlMessage, type Database, type Querier } from '#server/kernel/index.ts'
import { openRoundFigures, type RoundFigures } from '#server/law/index.ts'
import { judgeDeposit, judgeSignIn } from '#server/limits/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { makeSessionKeeper, SESSION_ENDED, signInRules } from '#server/sign-in/index.ts'
import { withStakeCrash } from './crash-points.ts'
import { numberOf, registerAnswers } from './register-of-excluded.ts'
import { openPayments } from './open-payments.ts'
import { openPromotions } from './promotions/open-promotions.ts'
import { openWithdrawals } from './open-withdrawals.ts'
import { verifiedFrom } from './verified-people.ts'

const PEPPER = 'a pepper for the simulation only'

/** Common parts of a market's brands: the books, the clock, and messages between processes. */
export type Shared = {
  readonly market: Market
  readonly databaseUrl: string
  readonly seed: string
  readonly db: Database
  readonly clock: Clock
  readonly listeners: ((message: ControlMessage) => void | Promise<void>)[]
  readonly sendControl: (message: ControlMessage) => Promise<void>
}

/**
 * The rooms of one brand for sign-ins, limits, exclusion, deposits and rounds, composed like in the API: the law of the
 * market, the books, the checks. Only the clock, the generator of secrets, the bank, the state's register and the
 * verification are simulated.
 */
export async function openBrand(shared: Shared, target: Market['targets'][number]) {
  const { market, databaseUrl, seed, db, clock, listeners, sendControl } = shared
  const resolution = resolveConfiguration({ APP_TARGET: target, MARKET_LOCALE: market.key, APP_ENV: 'test' })
  if (!resolution.ok) throw new Error(resolution.problems.join('\n'))
  const { configuration } = resolution
  const currency = configuration.market.currency.code
  const ground = { db, clock, configuration, bus: { send: sendControl } }
  const limits = composeLimits(ground, { databaseUrl })
  const register: Register = {
    name: market.register,
    check: async ({ person, requestId, at }) => {
      const answer = registerAnswers(seed, numberOf(person.surname), at)
      return { answer, resultId: requestId, problem: answer === 'unknown' ? 'timeout' : null }
    },
    ...(market.register === 'RVO-CZ'
      ? { apply: async ({ requestId, at }) => ({ outcome: 'accepted', acceptedId: requestId, effectiveFrom: at }) }
      : {}),
  }
  const nowhere = { baseUrl: 'http://127.0.0.1:9', apiKey: '', operatorIco: '', login: '', password: '', venueId: '' }
  const registers = { aisg: nowhere, urhh: nowhere, sdsl: nowhere }
  const exclusion = composeExclusion(ground, { databaseUrl, registers }, register)
  const figures = openRoundFigures(market.key, clock.now)
  const hourLossMaxOf = hourLossBounds({ market: market.key, currency, now: clock.now, figures })
  const numbers = new Map<number, number>()
  const numberOfPlayer = async (playerId: number): Promise<number | undefined> => {
    const player = numbers.has(playerId) ? undefined : await findPlayerById(db, target, playerId)
    if (player) numbers.set(playerId, numberOf(player.surname))
    return numbers.get(playerId)
  }
  const isIdentityVerified = async (_: Querier, playerId: number): Promise<boolean> => {
    const no = await numberOfPlayer(playerId)
    const from = no === undefined ? undefined : verifiedFrom(seed, no)
    return from !== undefined && from <= clock.now()
  }
  const cipher = makeFieldCipher({
    keys: [{ id: 'simulated', key: Buffer.alloc(32, 1) }],
    indexKey: Buffer.alloc(32, 2),
  })
  const accountGate = openAccountGate({ db, clock, cipher, market: market.key, target, isIdentityVerified })
  const withdrawals = openWithdrawals({
    db,
    clock,
    cipher,
    configuration,
    isIdentityVerified,
    judgeWithdrawal: accountGate.judgeWithdrawal,
  })
  const payments = openPayments({
    db,
    clock,
    configuration,
    judgeDeposit: async (playerId, amountMinor) => {
      await exclusion.gate.judgeDeposit(playerId)
      await accountGate.judgeDeposit(playerId, amountMinor)
      await judgeDeposit(limits.needs, playerId, amountMinor)
    },
  })
  const gates = { exclusion: exclusion.gate, accountGate, limits: limits.needs }
  const promotions = await openPromotions({ db, clock, configuration, cipher }, gates)
  const keeper = makeSessionKeeper({ db, clock, rules: signInRules })
  const rounds = await openGameRounds({
    db,
    databaseUrl,
    clock,
    logger: pino({ level: 'silent' }),
    currency,
    defaultLanguage: 'cs',
    gamesOrigin: 'http://games.test',
    lobbyUrl: () => 'http://player.test',
    isGameEnabled: () => true,
    sendControl,
    seedKey: keyFor(PEPPER, 'game seeds'),
    limits: joinGates(exclusion.gate, limits.gate, {
      hourLossMaxOf,
      keepSignedIn: keeper.keep,
      judgeTerms: () => undefined,
      judgeAccount: accountGate.judgeStake,
    }),
    bonuses: composeBonusMoney(() => 100),
    freeRounds: freeRoundsOfGames(bonusOfFreeRounds.offerBonus),
    // The minimum time between two rounds is waited for in real time, which is unrelated to the simulated clock.
    figures: withoutWaiting(figures),
  })
  listeners.push(keeper.onMessage, exclusion.gate.onMessage, limits.gate.onMessage, rounds.onMessage, ({ topic, id }) =>
    topic === SESSION_ENDED ? rounds.endSessionsOf(id) : undefined,
  )
  return {
    db,
    clock,
    currency,
    target,
    sendControl,
    payments,
    withdrawals,
    promotions,
    limits: limits.needs,
    exclusion: exclusion.needs,
    rounds: { ...rounds.needs, stakes: withStakeCrash(rounds.needs.stakes) },
    findGame: rounds.guard,
    signIn: {
      clock,
      target,
      rules: signInRules,
      judgeSignIn: (tx: Parameters<typeof judgeSignIn>[1], playerId: number) => judgeSignIn(limits.needs, tx, playerId),
    },
    close: async () => {
      await rounds.close()
      await limits.close()
      await exclusion.close()
    },
  }
}

export type Brand = Awaited<ReturnType<typeof openBrand>>

/** The law's figures without a minimum time; the same object while the law's figures are the same. */
function withoutWaiting(ofLaw: () => RoundFigures): () => RoundFigures {
  const made = new WeakMap<RoundFigures, RoundFigures>()
  return () => {
    const figures = made.get(ofLaw()) ?? { ...ofLaw(), minimumRoundMs: 0 }
    made.set(ofLaw(), figures)
    return figures
  }
}
