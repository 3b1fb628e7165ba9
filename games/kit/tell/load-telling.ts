import type { BetDefinition, BetEngineName, BetOutcome } from '../protocol/bets.ts'
import type { Telling } from './telling.ts'

type AnyTelling = Telling<BetDefinition, BetOutcome, string>
type Module = { readonly telling: unknown }

/**
 * The description of the games of each engine, without texts: a page has those of its language. A new engine is added
 * here.
 */
const tellings: Partial<Record<BetEngineName, () => Promise<Module>>> = {
  roulette: () => import('../../engines/roulette/tell/index.ts'),
  keno: () => import('../../engines/keno/tell/index.ts'),
  pegs: () => import('../../engines/pegs/tell/index.ts'),
  wheel: () => import('../../engines/wheel/tell/index.ts'),
  dice: () => import('../../engines/dice/tell/index.ts'),
  'video-poker': () => import('../../engines/video-poker/tell/index.ts'),
  'twenty-one': () => import('../../engines/twenty-one/tell/index.ts'),
  'three-card': () => import('../../engines/three-card/tell/index.ts'),
  between: () => import('../../engines/between/tell/index.ts'),
  'hi-lo': () => import('../../engines/hi-lo/tell/index.ts'),
  duel: () => import('../../engines/duel/tell/index.ts'),
  steps: () => import('../../engines/steps/tell/index.ts'),
  treasure: () => import('../../engines/treasure/tell/index.ts'),
  scratch: () => import('../../engines/scratch/tell/index.ts'),
}

/** Loads the description of the games of an engine. */
export async function loadTelling(engine: BetEngineName): Promise<AnyTelling> {
  const load = tellings[engine]
  if (!load) throw new Error(`Nothing is said of ${engine}.`)
  return (await load()).telling as AnyTelling
}
