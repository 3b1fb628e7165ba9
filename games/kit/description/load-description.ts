import type { BetDefinition, BetEngineName, BetOutcome } from '../protocol/bets.ts'
import type { Description } from './description.ts'

type AnyDescription = Description<BetDefinition, BetOutcome, string>
type Module = { readonly description: unknown }

/**
 * The description of the games of each engine, without texts: a page has those of its language. A new engine is added
 * here.
 */
const descriptions: Partial<Record<BetEngineName, () => Promise<Module>>> = {
  roulette: () => import('../../engines/roulette/description/index.ts'),
  keno: () => import('../../engines/keno/description/index.ts'),
  pegs: () => import('../../engines/pegs/description/index.ts'),
  wheel: () => import('../../engines/wheel/description/index.ts'),
  dice: () => import('../../engines/dice/description/index.ts'),
  'video-poker': () => import('../../engines/video-poker/description/index.ts'),
  'twenty-one': () => import('../../engines/twenty-one/description/index.ts'),
  'three-card': () => import('../../engines/three-card/description/index.ts'),
  between: () => import('../../engines/between/description/index.ts'),
  'hi-lo': () => import('../../engines/hi-lo/description/index.ts'),
  duel: () => import('../../engines/duel/description/index.ts'),
  steps: () => import('../../engines/steps/description/index.ts'),
  treasure: () => import('../../engines/treasure/description/index.ts'),
  scratch: () => import('../../engines/scratch/description/index.ts'),
}

/** Loads the description of the games of an engine. */
export async function loadDescription(engine: BetEngineName): Promise<AnyDescription> {
  const load = descriptions[engine]
  if (!load) throw new Error(`Nothing is said of ${engine}.`)
  return (await load()).description as AnyDescription
}
