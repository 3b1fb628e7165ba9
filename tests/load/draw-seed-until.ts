import * as play from '#contract/play-v1/play.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import type { ReelDefinition, ReelOutcome } from '#games/engines.ts'
import type { RiskColour } from '#games/engines/lines/math/index.ts'
import { playAnyRound, playRiskOfRound, type BetOutcome } from '#games/play-round.ts'
import { assert, sql } from '#server/kernel/index.ts'
import { callRoom } from './call-room.ts'
import type { RoundRoom } from './round-room.ts'

const SEEDS_MAX = 5_000

/** A round that a table could play next. */
export type NextRound = {
  readonly token: string
  readonly gameKey: string
  readonly stakeMinor: number
  readonly bet?: unknown
}

/** Its result, as only the server can compute it. */
export type Foreseen = {
  readonly outcome: ReelOutcome | BetOutcome
  readonly winMinor: number
  /** The colours that would win a number of steps of a risk after it. */
  readonly rightColours: (steps: number) => RiskColour[]
}

/**
 * Draws seeds for a session until its next round is as a test needs it, so that the test does not depend on chance.
 * Nothing is staked for it. An unrevealed seed is sealed: this opens it with the server's key.
 */
export async function drawSeedUntil(
  { app, db, rounds }: Pick<RoundRoom, 'app' | 'db' | 'rounds'>,
  { token, gameKey: key, stakeMinor, bet }: NextRound,
  isSuited: (next: Foreseen) => boolean,
): Promise<Foreseen> {
  const found = loadDefinition(key)
  assert(found, 'The game can be played.')
  const { definition, definitionHash } = found
  for (let drawn = 0; drawn < SEEDS_MAX; drawn += 1) {
    const { data, code } = await callRoom(app, play.rotateSeed, { token, body: {} })
    assert(code === undefined, `The seed of the table is not changed: ${code}`)
    const { seedId, clientSeed, nextNonce: nonce } = data.fairness
    const [seed] = await db.query<{ serverSeed: Buffer }>(
      sql`select server_seed from game_rounds.seed where id = ${seedId}`,
    )
    assert(seed, 'A seed is kept.')
    const serverSeed = rounds.needs.seeds.open(seed.serverSeed)
    const round = { key, definitionHash, stakeMinor, serverSeed, clientSeed, nonce }
    const outcome = playAnyRound({ ...round, definition, bet })
    const riskOf = (picks: RiskColour[]) =>
      playRiskOfRound({ ...round, definition: definition as ReelDefinition, picks }).winMinor
    const rightColours = (steps: number): RiskColour[] => {
      const picks: RiskColour[] = []
      while (picks.length < steps) picks.push(riskOf([...picks, 'red']) > 0 ? 'red' : 'black')
      return picks
    }
    const next = { outcome, winMinor: outcome.winMinor, rightColours }
    if (isSuited(next)) return next
  }
  throw new Error('No seed suits.')
}

/** For a win that is risked: doubled it is far from every limit. */
export const isSmallWin =
  (stakeMinor: number) =>
  ({ winMinor }: Foreseen): boolean =>
    winMinor > 0 && winMinor <= 10 * stakeMinor
