import type { Querier } from '../../kernel/index.ts'
import { findArchivedSteps } from '../bets/find-bet-rounds.ts'
import { findArchivedRisks } from '../risk/find-risk-steps.ts'
import * as queries from '../game-rounds.queries.ts'
import * as played from './played-rounds.queries.ts'

/** Key of the game of each later step of a round, by the reference of its entry. */
export async function keysOfSteps(db: Querier, references: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const present = await queries.keysOfSteps(db, references)
  const steps = await findLacking(db, references, present)
  if (steps.length === 0) return present
  const keys = await queries.findGamesOfSeeds(db, [...new Set(steps.map(({ seedNo }) => seedNo))])
  return withSteps(present, steps, keys)
}

/** Game and definition of later steps of rounds, by the references of their entries: decisions, and risked wins. */
export async function findGamesOfSteps(
  db: Querier,
  references: readonly string[],
): Promise<ReadonlyMap<string, { gameKey: string; definitionHash: string }>> {
  const present = await played.findGamesOfSteps(db, references)
  const steps = await findLacking(db, references, present)
  if (steps.length === 0) return present
  const games = await played.findGamesPlayed(db, [...new Set(steps.map(({ seedNo }) => seedNo))])
  return withSteps(present, steps, games)
}

type Step = { readonly reference: string; readonly seedNo: number }

/** In the files of closed months: decisions, and risked wins. */
async function findLacking(
  db: Querier,
  references: readonly string[],
  present: ReadonlyMap<string, unknown>,
): Promise<readonly Step[]> {
  const lacking = references.filter((reference) => !present.has(reference))
  return [...(await findArchivedSteps(db, lacking)), ...(await findArchivedRisks(db, lacking))]
}

function withSteps<Game>(
  present: ReadonlyMap<string, Game>,
  steps: readonly Step[],
  games: ReadonlyMap<number, Game>,
): ReadonlyMap<string, Game> {
  const found = steps.flatMap(({ reference, seedNo }): [string, Game][] => {
    const game = games.get(seedNo)
    return game === undefined ? [] : [[reference, game]]
  })
  return new Map([...present, ...found])
}
