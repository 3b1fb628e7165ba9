import { loadDefinition } from '#games/catalogue/index.ts'
import { isBetDefinition, type AnyDefinition } from '#games/engines.ts'
import { boundsOf } from '#server/game-catalogue/index.ts'
import { findDefinition } from '#server/game-rounds/index.ts'
import type { ProvedFigures } from '#server/reporting/index.ts'
import type { Base } from './open-base.ts'

/** Engines that declare a single bet: the player's optimal strategy. */
const BEST_PLAY = 'best play'

/** The proved figures of a version of a game: of this build, or as stored when the version was first played. */
export function provedFigures({ db }: Pick<Base, 'db'>) {
  return async (gameKey: string, definitionHash: string): Promise<ProvedFigures | undefined> => {
    const loaded = loadDefinition(gameKey)
    if (loaded?.definitionHash === definitionHash) return figuresOf(loaded.definition)
    const kept = (await findDefinition(db, definitionHash))?.definition as AnyDefinition | undefined
    return kept ? figuresOf(kept) : undefined
  }
}

function figuresOf(definition: AnyDefinition): ProvedFigures {
  const { declared } = definition
  const common = {
    least: Number(declared.rtp) / 100,
    most: Number(isBetDefinition(definition) ? definition.declared.rtpMax : declared.rtp) / 100,
    maxWinX: Number(declared.maxWinX),
    volatility: declared.volatility,
  }
  const exact = Number(declared.standardDeviation)
  if (definition.engine === 'crash') return { ...common, spread: 'shared', deviation: exact }
  if (declared.volatility !== 'adjustable') {
    const isBest = isBetDefinition(definition) && definition.declared.bet === BEST_PLAY
    return { ...common, spread: isBest ? 'best-play' : 'exact', deviation: exact }
  }
  // For every bet, the mean of the square is at most this, and the mean at most the best bet's.
  const { secondMoment, most } = boundsOf(definition)
  return { ...common, spread: 'bound', deviation: Math.sqrt(secondMoment - most * most) }
}
