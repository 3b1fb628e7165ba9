/** What one round costs, and what one process has: the constants of docs/scale.md. */
export type Constants = {
  /** Least time between two rounds of a player. */
  readonly paceMs: number
  readonly apiMicros: number
  /** Processor time of PostgreSQL for a statement of stakes, and for each stake in it. */
  readonly statementMicros: number
  readonly stakeMicros: number
  readonly walBytesOfStatement: number
  readonly walBytesOfStake: number
  readonly dataBytes: number
  /** From the end of a statement's work to its answer: the flush of the log. */
  readonly flushMs: number
  readonly connectionsOfProcess: number
  readonly lanesOfProcess: number
  /** Rounds a second that one API process is planned for. */
  readonly roundsOfProcess: number
}

/** As docs/scale.md has them. A statement costs as much as about fifteen of its stakes (`server/ledger/group-commit.ts`). */
export const CONSTANTS: Constants = {
  paceMs: 2_000,
  apiMicros: 60,
  // 2 cores took 43,000 a second in batches of 128: 46.5 µs each, with a statement's share of 15/128.
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

/** How much so many players ask for who all play at the fastest pace, on so many API processes (as planned, where none are said). */
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

/** From so many waiting stakes on a second statement is sent while one runs (`FURTHER_LANE_FROM` of the group commit). */
const SENT_AT = 24
/** A stake waits this long at most for a statement that runs. */
const PATIENCE_MS = 3

/**
 * Stakes in one statement: those that arrive between two of them. The next one is sent when the one before has ended, or on the
 * second connection, when enough wait or have waited long enough; and never sooner than one of both is free. What lasts longer collects
 * more, so it is looked for until it holds.
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

/** Which figures lie further apart than `share`. */
export function differencesOf(model: Load, seen: Load, share: number): string[] {
  return (Object.keys(model) as (keyof Load)[]).filter((name) => Math.abs(seen[name] / model[name] - 1) > share)
}
