import type { BetEngineName } from '#games/kit/protocol/bets.ts'
import type { BetScene, BetSceneNeeds } from '#games/kit/scene/bet-scene.ts'

/** The needs of a scene belong to its engine; only the page knows which one it is. */
type Module = { readonly createScene: (needs: never) => unknown }

/** The scenes of games with bets. Each engine is a small module of its own; all of them share one runtime. */
const scenes: Partial<Record<BetEngineName, () => Promise<Module>>> = {
  roulette: () => import('#games/engines/roulette/scene/index.ts'),
  keno: () => import('#games/engines/keno/scene/index.ts'),
  pegs: () => import('#games/engines/pegs/scene/index.ts'),
  wheel: () => import('#games/engines/wheel/scene/index.ts'),
  dice: () => import('#games/engines/dice/scene/index.ts'),
  'video-poker': () => import('#games/engines/video-poker/scene/index.ts'),
  'twenty-one': () => import('#games/engines/twenty-one/scene/index.ts'),
  'three-card': () => import('#games/engines/three-card/scene/index.ts'),
  between: () => import('#games/engines/between/scene/index.ts'),
  'hi-lo': () => import('#games/engines/hi-lo/scene/index.ts'),
  duel: () => import('#games/engines/duel/scene/index.ts'),
  steps: () => import('#games/engines/steps/scene/index.ts'),
  treasure: () => import('#games/engines/treasure/scene/index.ts'),
  scratch: () => import('#games/engines/scratch/scene/index.ts'),
}

/** Loads and creates the scene that plays a game. */
export async function loadBetScene(needs: BetSceneNeeds<never, never>): Promise<BetScene> {
  const load = scenes[needs.game.engine]
  if (!load) throw new Error(`${needs.game.engine} has no scene.`)
  const { createScene } = await load()
  return (await createScene(needs as never)) as BetScene
}
