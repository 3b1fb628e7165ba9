/** The cost of one round, and the capacity of one process: the constants of docs/scale.md. */
export type Constants = {
  /** Minimum time between two rounds of a player. */
  readonly paceMs: number
  readonly apiMicros: number
  /** Processor time of PostgreSQL for a statement of stakes, and for each stake in it. */
  readonly statementMicros: number
  readonly stakeMicros: number
  readonly walBytesOfStatement: number
  readonly walBytesOfStake: number
  readonly dataBytes: number
  /** From the end of a statement's work to its response: the flush of the log. */
  readonly flushMs: number
  readonly connectionsOfProcess: number
  readonly lanesOfProcess: number
  /** Rounds per second for which one API process is planned. */
  readonly roundsOfProcess: number
}

/**
 * The values of docs/scale.md. A statement costs as much as about fifteen of its stakes
 * (`server/ledger/group-commit.ts`).
 */
export const CONSTANTS: Constants = {
  paceMs: 2_000,
  apiMicros: 60,
  // Measured: 2 cores took 43,000 per second in batches of 128: 46.5 µs each, with a statement's share of 15/128.
  statementMicros: 624,
  stakeMicros: 41.6,
  walBytesOfStatement: 0,
  walBytesOfStake: 890,
  dataBytes: 298,
  flushMs: 2,
  connectionsOfProcess: 14,
  lanesOfProcess: 2,
  roundsOfProcess: 4_950,
}

export type Load = {
  readonly roundsPerSecond: number
  readonly apiCores: number
  readonly apiProcesses: number
  readonly stakesOfStatement: number
  readonly databaseCores: number
  readonly connections: number
  readonly dataBytesPerSecond: number
  readonly walBytesPerSecond: number
}

/**
 * The load of a number of players who all play at the fastest pace, on a number of API processes (as planned by
 * default).
 */
export function modelOf(players: number, constants: Constants, given?: number): Load {
  const roundsPerSecond = players / (constants.paceMs / 1000)
  const apiProcesses = given ?? Math.max(2, Math.ceil(roundsPerSecond / constants.roundsOfProcess))
  const stakesOfStatement = stakesOf(roundsPerSecond / apiProcesses, constants)
  return {
    roundsPerSecond,
    apiCores: (roundsPerSecond * constants.apiMicros) / 1e6,
    apiProcesses,
    stakesOfStatement,
    databaseCores: (roundsPerSecond * (constants.statementMicros / stakesOfStatement + constants.stakeMicros)) / 1e6,
    connections: apiProcesses * constants.connectionsOfProcess,
    dataBytesPerSecond: roundsPerSecond * constants.dataBytes,
    walBytesPerSecond:
      roundsPerSecond * (constants.walBytesOfStatement / stakesOfStatement + constants.walBytesOfStake),
  }
}

/**
 * With this many waiting stakes a second statement is sent while one runs (`FURTHER_LANE_FROM` of the group commit).
 */
const SENT_AT = 24
/** The maximum time that a stake waits for a running statement. */
const PATIENCE_MS = 3

/**
 * The number of stakes in one statement: those that arrive between two of them. The next one is sent when the previous
 * one has ended, or on the second connection, when enough stakes wait or have waited long enough; never before one of
 * both is free. A slower statement collects more stakes, so the fixed point is computed by iteration.
 */
function stakesOf(
  roundsPerSecond: number,
  { statementMicros, stakeMicros, flushMs, lanesOfProcess }: Constants,
): number {
  const perMs = roundsPerSecond / 1000
  let stakes = 1
  for (let turn = 0; turn < 50; turn += 1) {
    const lastsMs = (statementMicros + stakes * stakeMicros) / 1000 + flushMs
    const apartMs = Math.max(Math.min(lastsMs, PATIENCE_MS, SENT_AT / perMs), lastsMs / lanesOfProcess)
    stakes = (stakes + Math.max(1, perMs * apartMs)) / 2
  }
  return stakes
}

/** The figures that differ by more than `share`. */
export function differencesOf(model: Load, seen: Load, share: number): string[] {
  return (Object.keys(model) as (keyof Load)[]).filter((name) => Math.abs(seen[name] / model[name] - 1) > share)
}
