import { createReelsScene, type Scene, type SceneNeeds } from '../../../kit/scene/create-reels-scene.ts'
import { buildTimeline, type WaysStep } from './build-timeline.ts'

/** The scene of a ways game. The shared stage lights the winning reels and draws the lines between winning symbols. */
export function createScene(needs: SceneNeeds): Promise<Scene> {
  const { game } = needs
  return createReelsScene<WaysStep>(needs, {
    ownKinds: ['ways'],
    buildTimeline: (outcome) =>
      game.engine === 'ways' && outcome.engine === 'ways' ? buildTimeline(game, outcome) : [],
    showOwn: ({ ways }, stage) => stage.tell({ type: 'ways-counted', ways }),
  })
}
