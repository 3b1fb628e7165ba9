import type { GameOutcome, Grid, Mood, Presentation, SceneCommand, SceneEvent, ShownWin } from '../protocol/index.ts'
import { cutSymbols } from './cut-symbols.ts'
import { doWhenIdle } from './painted-later.ts'
import { createPlainRenderer, sceneResolution } from './plain-renderer.ts'
import { createReelsStage, type ReelsStage } from './reels-stage.ts'
import type { ReelStep } from './steps.ts'

export type Scene = { send(command: SceneCommand): void; destroy(): void }

export type SceneNeeds = {
  readonly canvas: HTMLCanvasElement
  readonly game: Presentation
  /** The window before the first round. */
  readonly grid: Grid
  readonly isMotionReduced: boolean
  /** Formats an amount as short as possible. */
  readonly write: (amountMinor: number) => string
  readonly emit: (event: SceneEvent) => void
}

/** What one engine adds to the reels: the order of steps, and steps of its own. */
export type ReelsPlay<OwnStep extends { readonly kind: string }> = {
  /** The steps of a finished round. Only called with outcomes of the scene’s own game. */
  readonly buildTimeline: (outcome: GameOutcome) => (ReelStep | OwnStep)[]
  /** Shows a step of the engine; all others are shown by the stage. */
  readonly showOwn: (step: OwnStep, stage: ReelsStage, mood: Mood) => Promise<void> | void
  readonly ownKinds: readonly OwnStep['kind'][]
}

const REPEAT_MS = 1700
const LONGEST_FRAME_MS = 50

/**
 * The scene of a reel game. It shows the outcomes that it receives and reports to the host what is visible; it decides
 * nothing and holds no money.
 */
export async function createReelsScene<OwnStep extends { readonly kind: string }>(
  needs: SceneNeeds,
  { buildTimeline, showOwn, ownKinds }: ReelsPlay<OwnStep>,
): Promise<Scene> {
  const { canvas, game, emit } = needs
  const pictures = await cutSymbols(game.symbols.map(({ frame }) => frame))
  const renderer = await createPlainRenderer(canvas, sceneResolution())
  let frame = 0
  let lastMs = 0
  let isFirst = true
  let round = 0
  let shownBefore: Grid = needs.grid
  const stage = createReelsStage({ ...needs, pictures, onMotionStart: () => wake() })
  const own = new Set<string>(ownKinds)
  const isOwn = (step: ReelStep | OwnStep): step is OwnStep => own.has(step.kind)

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(paint)
  }
  function paint(nowMs: number): void {
    frame = 0
    const elapsed = Math.min(LONGEST_FRAME_MS, lastMs === 0 ? 16 : nowMs - lastMs)
    lastMs = nowMs
    const isMoving = stage.paint(nowMs, elapsed)
    renderer.render(stage.container)
    if (isFirst) doWhenIdle(stage.rest)
    isFirst = false
    if (isMoving) wake()
    else lastMs = 0
  }

  const size = new ResizeObserver(([entry]) => {
    const box = entry?.contentRect
    if (box && stage.resize(box.width, box.height)) renderer.resize(box.width, box.height)
  })
  if (canvas.parentElement) size.observe(canvas.parentElement)

  async function play({ outcome, mood }: Extract<SceneCommand, { type: 'play' }>): Promise<void> {
    round += 1
    const thisRound = round
    let wins: readonly ShownWin[] = []
    for (const step of buildTimeline(outcome)) {
      if (step.kind === 'land') wins = []
      if ('wins' in step) ({ wins } = step as Extract<ReelStep, { kind: 'wins' }>)
      await (isOwn(step) ? showOwn(step, stage, mood) : stage.show(step as ReelStep, mood))
      if (thisRound !== round) return
    }
    shownBefore = stage.shown()
    emit({ type: 'finished' })
    if (wins.length > 1 && game.engine !== 'cascade') void repeatWins(thisRound, wins, mood)
  }

  async function repeatWins(thisRound: number, wins: readonly ShownWin[], mood: Mood): Promise<void> {
    for (let at = 0; thisRound === round && !stage.isReduced; at = (at + 1) % wins.length) {
      await stage.motion.run(REPEAT_MS, () => undefined, false)
      const win = wins[at]
      if (thisRound !== round || !win) return
      emit({ type: 'win-repeated', win })
      await stage.showWin(win, mood)
    }
  }

  return {
    send(command) {
      switch (command.type) {
        case 'start-reels':
          round += 1
          stage.motion.cancel()
          stage.reset()
          return stage.startReels()
        case 'play':
          return void play(command)
        case 'abandon':
          round += 1
          stage.motion.cancel()
          return stage.setGrid(shownBefore)
        case 'skip':
          return stage.motion.skip()
        case 'reduce-motion':
          stage.isReduced = command.isReduced
          if (command.isReduced) stage.motion.skip()
          return wake()
      }
    },
    destroy() {
      round += 1
      stage.motion.cancel()
      size.disconnect()
      cancelAnimationFrame(frame)
      renderer.destroy()
    },
  }
}
