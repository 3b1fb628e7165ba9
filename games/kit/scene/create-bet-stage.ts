import { Container } from 'pixi.js'
import { createMotion, type Motion } from './motion.ts'
import { createPlainRenderer, sceneResolution } from './plain-renderer.ts'
import { createSparkLayer } from './spark-layer.ts'

const LONGEST_FRAME_MS = 50

export type BetStage = {
  /** The container of everything that is drawn; in CSS pixels of the canvas. */
  readonly world: Container
  readonly motion: Motion
  readonly sparks: ReturnType<typeof createSparkLayer>
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel: the factor for the size of painted pictures. */
  readonly resolution: number
  isReduced: boolean
  /** Called with the size now, and whenever it changes. */
  onResize(lay: (width: number, height: number) => void): void
  /** Called in every painted frame; true requests another one. */
  onFrame(move: (nowMs: number, elapsedMs: number) => boolean): void
  /** Requests a repaint after a change. */
  requestRepaint(): void
  destroy(): void
}

/**
 * The stage of a game with bets: a renderer that paints only while something moves, one clock for all motion that a
 * skip ends, sparks over everything, and the size of its canvas in CSS pixels.
 * @param pace of the game (`characterOf`); a shared game moves by the platform’s clock and has none
 */
export async function createBetStage(canvas: HTMLCanvasElement, isMotionReduced: boolean, pace = 1): Promise<BetStage> {
  const resolution = sceneResolution()
  const renderer = await createPlainRenderer(canvas, resolution)
  const root = new Container()
  const world = new Container()
  let frame = 0
  let lastMs = 0
  let [width, height] = [1, 1]
  const lays: ((width: number, height: number) => void)[] = []
  const moves: ((nowMs: number, elapsedMs: number) => boolean)[] = []
  const motion = createMotion(() => requestRepaint(), pace)
  const sparks = createSparkLayer(motion)
  root.addChild(world, sparks.layer)

  function requestRepaint(): void {
    if (frame === 0) frame = requestAnimationFrame(paint)
  }
  function paint(nowMs: number): void {
    frame = 0
    const elapsedMs = Math.min(LONGEST_FRAME_MS, lastMs === 0 ? 16 : nowMs - lastMs)
    lastMs = nowMs
    motion.tick(nowMs)
    const goesOn = moves.map((move) => move(nowMs, elapsedMs)).includes(true)
    renderer.render(root)
    if (goesOn || motion.isMoving) requestRepaint()
    else lastMs = 0
  }
  const resize = (box: { readonly width: number; readonly height: number }): void => {
    if (box.width === 0 || box.height === 0 || (box.width === width && box.height === height)) return
    ;({ width, height } = box)
    renderer.resize(width, height)
    for (const lay of lays) lay(width, height)
    requestRepaint()
  }
  const size = new ResizeObserver(([entry]) => {
    if (entry) resize(entry.contentRect)
  })
  if (canvas.parentElement) {
    resize(canvas.parentElement.getBoundingClientRect())
    size.observe(canvas.parentElement)
  }

  const stage: BetStage = {
    world,
    motion,
    sparks,
    resolution,
    isReduced: isMotionReduced,
    get width() {
      return width
    },
    get height() {
      return height
    },
    onResize(lay) {
      lays.push(lay)
      lay(width, height)
      requestRepaint()
    },
    onFrame(move) {
      moves.push(move)
      requestRepaint()
    },
    requestRepaint,
    destroy() {
      motion.cancel()
      size.disconnect()
      cancelAnimationFrame(frame)
      renderer.destroy()
    },
  }
  return stage
}
