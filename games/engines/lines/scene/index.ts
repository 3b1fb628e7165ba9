import { createReelsScene, type Scene, type SceneNeeds } from '../../../kit/scene/create-reels-scene.ts'
import { AWARD_MS } from '../../../kit/scene/reels-stage.ts'
import { buildTimeline, type LinesStep } from './build-timeline.ts'

/** The scene of a lines game: wilds that expand and hold, mysteries, full windows. */
export function createScene(needs: SceneNeeds): Promise<Scene> {
  const { game } = needs
  return createReelsScene<LinesStep>(needs, {
    ownKinds: ['change', 'full-window', 'hold'],
    buildTimeline: (outcome) =>
      game.engine === 'lines' && outcome.engine === 'lines' ? buildTimeline(game, outcome) : [],
    showOwn(step, stage) {
      switch (step.kind) {
        case 'change':
          stage.tell(
            step.becomes === undefined ? { type: 'wild-grown' } : { type: 'mystery-solved', symbol: step.becomes },
          )
          return stage.grow(step.grid, step.cells)
        case 'full-window':
          stage.tell({ type: 'window-filled', multiplier: step.multiplier })
          return stage.motion.wait(AWARD_MS)
        case 'hold':
          return stage.tell({ type: 'reels-held', reels: step.reels })
      }
    },
  })
}
