import { groupCommit, nextRoundAt, type Committed, type Stake } from '#server/ledger/index.ts'
import type { Constants, Load } from './model.ts'
import { virtualTime } from './virtual-time.ts'

export type Simulated = Load & {
  readonly p50Ms: number
  readonly p99Ms: number
  /** Rounds refused because they came before the minimum interval. */
  readonly tooSoon: number
}

const WARM_MS = 2_500
const PLENTY_MINOR = 1_000_000_000
const EPOCH = Date.parse('2026-11-26T12:00:00Z')
/** Browsers do not respond at exactly the same time. */
const PRESS_MS = 20

type Account = { balance: number; seq: number; staked: number; won: number; begun: Date | null }

/**
 * Players on the virtual clock: each plays as soon as the rule allows, through the product's own group commit, one for
 * each API process with its own two lanes. The cost of a round for the processors of an API and of the database, in log
 * and in rows, is the measured one; how stakes are batched, what waits for what and what is refused follows from the
 * code.
 */
export async function simulatePlay(
  players: number,
  constants: Constants,
  plan: {
    readonly processes: number
    readonly databaseCores: number
    readonly seconds: number
    readonly draw: () => number
  },
): Promise<Simulated> {
  const time = virtualTime()
  const now = () => new Date(EPOCH + time.now())
  const accounts: Account[] = Array.from({ length: players }, () => ({
    balance: PLENTY_MINOR,
    seq: 1,
    staked: 0,
    won: 0,
    begun: null,
  }))
  const seen = {
    rounds: 0,
    statements: 0,
    apiMicros: 0,
    databaseMicros: 0,
    wal: 0,
    tooSoon: 0,
    latencies: [] as number[],
  }
  const isSeen = () => time.now() >= WARM_MS
  const cores: number[] = Array.from({ length: plan.databaseCores }, () => 0)

  /** A statement uses one core of the database while it works, and then waits for the log. */
  const commit = (stakes: readonly Stake[], at: Date): Promise<Map<number, Committed>> => {
    const micros = constants.statementMicros + stakes.length * constants.stakeMicros
    const core = cores.indexOf(Math.min(...cores))
    const ends = Math.max(time.now(), cores[core] ?? 0) + micros / 1000
    cores[core] = ends
    const committed = new Map<number, Committed>()
    for (const { accountId, stakeMinor, winMinor } of stakes) {
      const account = accounts[accountId] as Account
      if (nextRoundAt(account.begun, at, constants.paceMs)) continue
      account.begun = at
      account.balance += winMinor - stakeMinor
      account.seq += 1
      account.staked += stakeMinor
      account.won += winMinor
      committed.set(accountId, {
        seq: account.seq,
        balanceMinor: account.balance,
        stakedMinor: account.staked,
        wonMinor: account.won,
      })
    }
    if (isSeen()) {
      seen.statements += 1
      seen.databaseMicros += micros
      seen.wal += constants.walBytesOfStatement + committed.size * constants.walBytesOfStake
    }
    return new Promise((resolve) => void time.after(ends - time.now() + constants.flushMs, () => resolve(committed)))
  }

  const processes = Array.from({ length: plan.processes }, () => ({
    busyUntil: 0,
    group: groupCommit(
      Array.from({ length: constants.lanesOfProcess }, () => ({ commit })),
      now,
    ),
  }))
  /** Half of a round's work comes before its stake and half after it; a process does one thing at a time. */
  const workFor = (process: (typeof processes)[number], micros: number): number => {
    process.busyUntil = Math.max(time.now(), process.busyUntil) + micros / 1000
    if (isSeen()) seen.apiMicros += micros
    return process.busyUntil - time.now()
  }

  const play = (accountId: number): void => {
    const process = processes[accountId % processes.length] as (typeof processes)[number]
    const pressed = time.now()
    const submit = () => {
      const account = accounts[accountId] as Account
      const stake = {
        reference: '',
        accountId,
        stakeMinor: 100,
        winMinor: plan.draw() < 0.25 ? 300 : 0,
        seriesId: 1,
        ordinal: account.seq,
      }
      void process.group.submit(stake).then(({ outcome }) => {
        const tell = () => {
          if (isSeen()) {
            if (outcome === 'committed') seen.rounds += 1
            else seen.tooSoon += 1
            seen.latencies.push(time.now() - pressed)
          }
          const next = nextRoundAt(account.begun, now(), constants.paceMs)
          time.after(
            (next ? next.getTime() - now().getTime() : 0) + plan.draw() * PRESS_MS,
            () => play(accountId),
            true,
          )
        }
        time.after(workFor(process, constants.apiMicros / 2), tell, true)
      })
    }
    time.after(workFor(process, constants.apiMicros / 2), submit, true)
  }
  for (const index of accounts.keys()) time.after(plan.draw() * constants.paceMs, () => play(index), true)
  await time.runUntil(WARM_MS + plan.seconds * 1000)

  const latencies = seen.latencies.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round((latencies[Math.floor(latencies.length * share)] ?? NaN) * 10) / 10
  const each = (sum: number) => sum / plan.seconds
  return {
    roundsPerSecond: each(seen.rounds),
    apiCores: each(seen.apiMicros) / 1e6,
    apiProcesses: processes.length,
    stakesOfStatement: seen.rounds / seen.statements,
    databaseCores: each(seen.databaseMicros) / 1e6,
    connections: processes.length * constants.connectionsOfProcess,
    dataBytesPerSecond: each(seen.rounds) * constants.dataBytes,
    walBytesPerSecond: each(seen.wal),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    tooSoon: seen.tooSoon,
  }
}
