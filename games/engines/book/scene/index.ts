import { createReelsScene, type Scene, type SceneNeeds } from '../../../kit/scene/create-reels-scene.ts'
import type { ReelsStage } from '../../../kit/scene/reels-stage.ts'
import { buildTimeline, type BookStep } from './build-timeline.ts'

const PAGE_MS = 110
const TURNS = 2
const CHOSEN_MS = 1900
const UNFOLD_APART_MS = 150
const UNFOLD_MS = 380

/** The scene of a book game: the book chooses a symbol, and that symbol fills its reels. */
export function createScene(needs: SceneNeeds): Promise<Scene> {
  const { game } = needs
  return createReelsScene<BookStep>(needs, {
    ownKinds: ['choose', 'expand'],
    buildTimeline: (outcome) =>
      game.engine === 'book' && outcome.engine === 'book' ? buildTimeline(game, outcome) : [],
    showOwn: (step, stage) => (step.kind === 'choose' ? choose(step, stage) : expand(step, stage)),
  })
}

/** Pages turn more and more slowly until the book stops at one. */
async function choose({ symbol, pages }: Extract<BookStep, { kind: 'choose' }>, stage: ReelsStage): Promise<void> {
  stage.clearWins()
  const leaves = stage.isReduced
    ? []
    : Array.from({ length: pages.length * TURNS }, (_, at) => pages[at % pages.length])
  for (const [at, page] of leaves.entries()) {
    if (page !== undefined) stage.tell({ type: 'page-turned', symbol: page })
    await stage.motion.wait(PAGE_MS * (0.5 + (1.6 * at) / leaves.length))
  }
  stage.tell({ type: 'special-chosen', symbol })
  return stage.motion.wait(CHOSEN_MS)
}

/** Each reel is filled from the cell of the symbol, one reel after another. */
async function expand(step: Extract<BookStep, { kind: 'expand' }>, stage: ReelsStage): Promise<void> {
  const { symbol, reels, grid, cells } = step
  const sources = cells.filter((cell) => stage.symbolAt(cell) === symbol)
  const sourceOf = (reel: number): number => sources.find(([at]) => at === reel)?.[1] ?? 0
  stage.clearWins()
  stage.tell({ type: 'special-expanded', symbol, reels })
  for (const cell of sources) stage.ring(cell, 1.5)
  stage.setGrid(grid)
  if (stage.isReduced) return
  const wholeMs = UNFOLD_MS + UNFOLD_APART_MS * (reels.length - 1)
  await stage.motion.run(wholeMs, (progress) => {
    for (const [reel, row] of cells) {
      const begin = (reels.indexOf(reel) * UNFOLD_APART_MS) / wholeMs
      const time = Math.min(1, Math.max(0, (progress - begin) / (UNFOLD_MS / wholeMs)))
      const isSource = row === sourceOf(reel)
      const size = isSource ? 1 + 0.16 * Math.sin(Math.PI * time) : 0.3 + 0.7 * time
      const down = isSource ? 0 : (sourceOf(reel) - row) * (1 - time) ** 2
      const isDone = progress >= 1
      stage.look([reel, row], isDone ? undefined : { size, down, alpha: isSource ? 1 : Math.min(1, time * 2) })
    }
  })
}
