import type { Scene, SceneNeeds } from '#games/kit/scene/create-reels-scene.ts'

/** The scene of a game's engine. Each engine is a small module of its own; all of them share one runtime. */
const scenes = {
  lines: () => import('#games/engines/lines/scene/index.ts'),
  ways: () => import('#games/engines/ways/scene/index.ts'),
  book: () => import('#games/engines/book/scene/index.ts'),
  cascade: () => import('#games/engines/cascade/scene/index.ts'),
  'hold-and-win': () => import('#games/engines/hold-and-win/scene/index.ts'),
  collect: () => import('#games/engines/collect/scene/index.ts'),
} as const satisfies Record<SceneNeeds['game']['engine'], () => Promise<{ createScene: unknown }>>

/** Loads and creates the scene that plays a game. */
export async function loadScene(needs: SceneNeeds): Promise<Scene> {
  const { createScene } = await scenes[needs.game.engine]()
  return createScene(needs)
}
