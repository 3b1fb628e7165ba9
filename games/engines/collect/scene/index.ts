import { createReelsScene, type Scene, type SceneNeeds } from '../../../kit/scene/create-reels-scene.ts'
import type { ReelsStage } from '../../../kit/scene/reels-stage.ts'
import { buildTimeline, type CollectStep } from './build-timeline.ts'

const READ_MS = 420
const TAKE_MS = 240
const STAGE_MS = 1300

/** The scene of a collect game: the values of the catch symbols fly to each collector. */
export function createScene(needs: SceneNeeds): Promise<Scene> {
  const { game } = needs
  return createReelsScene<CollectStep>(needs, {
    ownKinds: ['values', 'collect', 'stage'],
    buildTimeline: (outcome) =>
      game.engine === 'collect' && outcome.engine === 'collect' ? buildTimeline(game, outcome) : [],
    showOwn(step, stage) {
      switch (step.kind) {
        case 'values':
          for (const { position, valueMinor } of step.values)
            stage.labels.pin(position, { text: stage.write(valueMinor), tone: 'amount' })
          return stage.motion.wait(READ_MS)
        case 'collect':
          return collect(step, stage)
        case 'stage':
          stage.tell({ type: 'stage-shown', stage: step.stage, collectors: step.collectors, isNew: step.isNew })
          return stage.motion.wait(step.isNew ? STAGE_MS : 0)
      }
    },
  })
}

async function collect(
  { collectors, values, multiplier }: Extract<CollectStep, { kind: 'collect' }>,
  stage: ReelsStage,
): Promise<void> {
  const from = values.map(({ position }) => position)
  stage.clearWins()
  for (const collector of collectors) {
    stage.tell({ type: 'values-collected', collectors: collectors.length, multiplier })
    if (!stage.isReduced) await stage.labels.gather(from, collector)
    stage.ring(collector, 1.7)
    await stage.motion.run(stage.isReduced ? 0 : TAKE_MS, (progress) =>
      stage.look(collector, progress >= 1 ? undefined : { size: 1 + 0.25 * Math.sin(Math.PI * progress) }),
    )
  }
}
