import { pino } from 'pino'
import { openAccountGate } from '#apps/api/account-gate.ts'
import { composeExclusion, hourLossBounds, joinGates } from '#apps/api/compose-exclusion.ts'
import { composeLimits } from '#apps/api/compose-limits.ts'
import { keyFor } from '#apps/api/compose-sign-in.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { resolveConfiguration } from '#config/resolve.ts'
import type { Market } from './market.ts'
import type { Register } from '#server/exclusion/index.ts'
import { openGameRounds } from '#server/game-rounds/index.ts'
import {
  makeFieldCipher,
  movableClock,
  openDatabase,
  secrets,
  type ControlMessage,
  type Database,
} from '#server/kernel/index.ts'
import { findRule } from '#server/law/index.ts'
import { judgeDeposit, judgeSignIn } from '#server/limits/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { boundSessions, findLogons, makeSessionKeeper, SESSION_ENDED, signInRules } from '#server/sign-in/index.ts'
import { withCrashPoints, withStakeCrash, drawFor } from './crash-points.ts'
import { numberOf, registerSays } from './register-of-excluded.ts'
import { withSimulatedClock } from './simulated-database.ts'
import { openPayments } from './open-payments.ts'
import { verifiedFrom } from './verified-people.ts'
import { FIRST_INSTANT } from './virtual-days.ts'

const PEPPER = 'a pepper for the simulation only'
const CONNECTIONS = 12

/**
 * The rooms that sign-ins, limits, exclusion and rounds need, put together by the API's own composition: the law of the
 * market, the books, the gates. Only the clock, the generator of secrets and the state's register are the simulation's.
 */
export async function openRoom({ market, databaseUrl, seed }: { market: Market; databaseUrl: string; seed: string }) {
  const resolution = resolveConfiguration({ APP_TARGET: market.target, MARKET_LOCALE: market.key, APP_ENV: 'test' })
  if (!resolution.ok) throw new Error(resolution.problems.join('\n'))
  const { configuration } = resolution
  const currency = configuration.market.currency.code
  const clock = movableClock(FIRST_INSTANT)
  secrets.bytes = drawFor(seed)
  const pool = openDatabase({ url: databaseUrl, connections: CONNECTIONS, applicationName: 'simulated-room' })
  const db: Database = withCrashPoints(withSimulatedClock(pool, clock))

  const listeners: ((message: ControlMessage) => void | Promise<void>)[] = []
  const sendControl = async (message: ControlMessage): Promise<void> => {
    for (const hear of listeners) await hear(message)
  }
  const limits = composeLimits({
    db,
    databaseUrl,
    clock,
    configuration,
    sendControl,
    readLogons: findLogons,
    boundSessions,
  })
  const register: Register = {
    name: market.register,
    check: async ({ person, requestId, at }) => {
      const answer = registerSays(seed, numberOf(person.surname), at)
      return { answer, resultId: requestId, problem: answer === 'unknown' ? 'timeout' : null }
    },
    ...(market.register === 'RVO-CZ'
      ? { apply: async ({ requestId, at }) => ({ outcome: 'accepted', acceptedId: requestId, effectiveFrom: at }) }
      : {}),
  }
  const nowhere = { baseUrl: 'http://127.0.0.1:9', apiKey: '', operatorIco: '', login: '', password: '', venueId: '' }
  const exclusion = composeExclusion({
    db,
    databaseUrl,
    clock,
    configuration,
    sendControl,
    registers: { aisg: nowhere, urhh: nowhere, sdsl: nowhere },
    register,
  })
  const { minimumRoundMs } = operatingFigures[market.key]
  const winMax = findRule(market.key, 'win-max', clock.now())?.figures.maxMinor
  const stakeMax = findRule(market.key, 'stake-max', clock.now())?.figures.maxMinor
  const offered = {
    ...(winMax === undefined ? {} : { maxWinMinor: winMax }),
    ...(stakeMax === undefined ? {} : { maxStakeMinor: stakeMax }),
  }
  const hourLossMaxOf = hourLossBounds({ market: market.key, currency, now: clock.now, minimumRoundMs, ...offered })
  const { target } = configuration.brand
  const accountGate = openAccountGate({
    db,
    clock,
    cipher: makeFieldCipher({ keys: [{ id: 'simulated', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) }),
    market: market.key,
    target,
    isIdentityVerified: async (playerId) => {
      const player = await findPlayerById(db, target, playerId)
      const from = player && verifiedFrom(seed, numberOf(player.surname))
      return from !== undefined && from <= clock.now()
    },
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
      judgeAccount: accountGate.judgeStake,
    }),
    // The least time between two rounds is waited for by the wall's clock, which has nothing to do with this one.
    minimumRoundMs: 0,
    ...offered,
  })
  listeners.push(keeper.hear, exclusion.gate.hear, limits.gate.hear, rounds.hear, ({ topic, id }) =>
    topic === SESSION_ENDED ? rounds.endSessionsOf(id) : undefined,
  )
  return {
    db,
    clock,
    currency,
    target,
    payments,
    limits: limits.needs,
    exclusion: exclusion.needs,
    rounds: { ...rounds.needs, stakes: withStakeCrash(rounds.needs.stakes) },
    findGame: rounds.guard,
    sendControl,
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
      await pool.close()
    },
  }
}

export type Room = Awaited<ReturnType<typeof openRoom>>
