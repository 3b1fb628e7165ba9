import type { Cell, Grid, Mood } from '../protocol/index.ts'
import { uniteCells } from './join-wins.ts'
import { createStageParts, ringCell, setGrid, symbolAt, type StageNeeds, type StageParts } from './stage-parts.ts'
import type { ReelStep } from './steps.ts'
import { landReels, startReels, turnReels } from './turn-reels.ts'
import type { WinShow } from './win-layer.ts'

export const AWARD_MS = 2200
const GROW_MS = 420

export type ReelsStage = ReturnType<typeof createReelsStage>

/** Reels, wins, labels and sparks of one window, and the operations that every reel game shares. */
export function createReelsStage(needs: StageNeeds) {
  const parts = createStageParts(needs)
  const { container, motion, geometry, labels, reels, reelLayer, winLayer, sparks, window, onMotionStart } = parts
  return {
    container,
    motion,
    geometry,
    labels,
    write: needs.write,
    tell: needs.emit,
    symbolAt: (cell: Cell): number => symbolAt(parts, cell),
    setGrid: (grid: Grid): void => setGrid(parts, grid),
    ring: (cell: Cell, size?: number): void => ringCell(parts, cell, size),
    startReels: (): void => startReels(parts),
    get isReduced() {
      return parts.isReduced
    },
    set isReduced(value: boolean) {
      parts.isReduced = value
    },
    look: reelLayer.look,
    burst(cell: Cell): void {
      const { x, y } = geometry.centre(cell)
      if (!parts.isReduced) sparks.burst(x, y, geometry.side(cell[0]), cell[0] * 7 + cell[1])
    },
    /** Removes everything laid over the window: wins, dimming and looks. Labels stay. */
    clearWins(): void {
      winLayer.clear()
      reelLayer.dim(undefined)
      reelLayer.clearLooks()
      onMotionStart()
    },
    showWin: (win: WinShow['wins'][number], mood: Mood): Promise<void> => {
      reelLayer.dim(win.positions)
      return drawWins(parts, [win], mood)
    },
    /** Replaces some cells of the window in place, with a growing motion. */
    async grow(grid: Grid, cells: readonly Cell[]): Promise<void> {
      setGrid(parts, grid)
      if (parts.isReduced) return
      await motion.run(GROW_MS, (progress) => {
        const size = 0.2 + 0.8 * progress * (2 - progress) + 0.12 * Math.sin(Math.PI * progress)
        for (const cell of cells) reelLayer.look(cell, progress >= 1 ? undefined : { size })
      })
    },
    show: (step: ReelStep, mood: Mood): Promise<void> => showStep(parts, step, mood),
    /** Small tasks that the first frame does not need. */
    rest: reelLayer.rest,
    reset: (): void => void (parts.strips = needs.game.reels),
    shown: (): number[][] => reels.map(({ cells }) => cells.slice(1)),
    resize(width: number, height: number): boolean {
      if (width === 0 || (width === window.width && height === window.height)) return false
      window.width = width
      window.height = height
      winLayer.clear()
      reelLayer.dim(undefined)
      onMotionStart()
      return true
    },
    /** Paints one frame; returns whether anything still moves. */
    paint(nowMs: number, elapsedMs: number): boolean {
      turnReels(parts, elapsedMs)
      motion.tick(nowMs)
      const isPulsing = winLayer.pulse(nowMs)
      reelLayer.paint()
      labels.paint()
      return isPulsing || motion.isMoving || reels.some(({ isTurning }) => isTurning)
    },
  }
}

/** Shows the steps that every reel game has. */
async function showStep(parts: StageParts, step: ReelStep, mood: Mood): Promise<void> {
  const { emit, motion, onMotionStart } = parts
  switch (step.kind) {
    case 'land':
      return landReels(parts, step)
    case 'wins':
      return showWins(parts, step, mood)
    case 'award':
      emit({ type: 'free-spins-won', count: step.count, multiplier: step.multiplier, isMore: step.isMore })
      onMotionStart()
      return motion.wait(AWARD_MS)
    case 'free-spin':
      return emit({ type: 'free-spin-started', number: step.number, of: step.of, multiplier: step.multiplier })
    case 'free-end':
      emit({ type: 'free-spins-ended', winMinor: step.winMinor })
      onMotionStart()
      return motion.wait(AWARD_MS)
  }
}

async function showWins(parts: StageParts, step: Extract<ReelStep, { kind: 'wins' }>, mood: Mood): Promise<void> {
  const { reelLayer, sparks, window, emit, motion, onMotionStart, isReduced } = parts
  const { wins, source, winMinor, totalMinor, isLast } = step
  const ms = mood === 'plain' || isReduced ? 0 : step.countUpMs
  if (wins.length > 0) reelLayer.dim(uniteCells(wins))
  emit({ type: 'wins-shown', wins, source, winMinor, totalMinor, isLast, countUpMs: ms })
  if (mood === 'big' && isLast && !isReduced) sparks.throwCoins(window.width, window.height)
  onMotionStart()
  if (wins.length > 0) await drawWins(parts, wins, mood)
  onMotionStart()
  return motion.wait(Math.max(ms, step.holdMs))
}

const drawWins = (parts: StageParts, wins: WinShow['wins'], mood: Mood): Promise<void> =>
  parts.winLayer.show({
    wins,
    mood,
    lines: parts.lines,
    symbolAt: (cell) => symbolAt(parts, cell),
    isReduced: parts.isReduced,
  })
