import { listCatalogue, loadMathematics } from '../../catalogue/index.ts'
import { isBetDefinition, type OutcomeOf, type ReelDefinition } from '../../engines.ts'
import { playRound } from '../../play-round.ts'

/** A game of one engine with its hash. */
export type FoundGame<Definition extends ReelDefinition> = {
  readonly definition: Definition
  readonly definitionHash: string
}

/** Every game of the catalogue that an engine of reels plays, published or not. */
export function gamesOf<Engine extends ReelDefinition['engine']>(
  engine: Engine,
): FoundGame<Extract<ReelDefinition, { engine: Engine }>>[] {
  type Definition = Extract<ReelDefinition, { engine: Engine }>
  return listCatalogue().flatMap(({ key }) => {
    const found = loadMathematics(key)
    if (!found || isBetDefinition(found.definition) || found.definition.engine !== engine) return []
    return [{ definition: found.definition as Definition, definitionHash: found.definitionHash }]
  })
}

/** The same rounds every time: `count` rounds of a game from a seed, through the same function as the server. */
export function playRounds<Definition extends ReelDefinition>(
  { definition, definitionHash }: FoundGame<Definition>,
  seed: number,
  count: number,
): OutcomeOf<Definition>[] {
  const { key, coins } = definition
  const serverSeed = new Uint8Array(32).fill(seed)
  const common = { key, definition, definitionHash, stakeMinor: coins * 10, serverSeed, clientSeed: 'test' }
  return Array.from({ length: count }, (_, nonce) => playRound({ ...common, nonce }))
}
