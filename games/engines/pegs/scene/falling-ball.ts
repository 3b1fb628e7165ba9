import { Sprite } from 'pixi.js'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import { drawFalling, type Skin } from './paint-peg-board.ts'
import { ballAt, pegAt, type PegLayout, type Spot } from './peg-layout.ts'

const STEP_MS = 200
const FIRST_MS = 340
const LAST_MS = 260

type Hop = { readonly ms: number; readonly from: Spot; readonly to: Spot; readonly hop: number }

/** The falling object and its trail. */
export function createFallingBall(stage: BetStage, skin: Skin) {
  const ball = new Sprite({ anchor: 0.5 })
  const trail = Array.from({ length: 7 }, (_, at) => new Sprite({ anchor: 0.5, alpha: 0.28 - at * 0.035 }))
  const past: { x: number; y: number }[] = []
  const hideTrail = (): void => {
    for (const sprite of trail) sprite.visible = false
  }

  function follow(): void {
    past.unshift({ x: ball.x, y: ball.y })
    past.length = Math.min(past.length, trail.length * 2)
    trail.forEach((sprite, at) => {
      const spot = past[at * 2 + 1]
      sprite.visible = spot !== undefined
      if (spot) sprite.position.set(spot.x, spot.y)
    })
  }

  /** One hop: sideways evenly, up first and then down, a little wider the freer it is. */
  function hopTo(layout: PegLayout, { ms, from, to, hop }: Hop): Promise<void> {
    const turn = (to.x - from.x) / layout.gap
    const before = ball.rotation
    return stage.motion.run(ms, (progress) => {
      ball.x = from.x + (to.x - from.x) * progress
      const fall = hop === 0 ? progress ** 2 : progress
      ball.y = from.y + (to.y - from.y) * fall - Math.sin(Math.PI * progress) * layout.rowHeight * hop * 0.55
      ball.rotation = before + turn * progress * 2.2
      follow()
    })
  }

  return {
    ball,
    sprites: [...trail, ball],
    hideTrail,
    /** Clears the trail before a new fall. */
    forget: (): void => void (past.length = 0),
    put({ x, y }: Spot): void {
      ball.visible = true
      ball.position.set(x, y)
      ball.rotation = 0
      stage.requestRepaint()
    },
    paint(gap: number): void {
      const size = gap * 0.62
      const texture = paintTexture(size, size, stage.resolution, (context) => drawFalling(context, size, skin))
      for (const sprite of [ball, ...trail]) {
        sprite.texture = texture
        sprite.width = sprite.height = size
      }
      hideTrail()
    },
    /**
     * Falls along a path: 0 left, 1 right at each row. `onPeg` is called for each peg, and without a peg at the end.
     * @param layoutNow the layout may change during the fall
     */
    async fall(
      layoutNow: () => PegLayout,
      path: readonly number[],
      onPeg: (row: number, peg?: Spot) => void,
    ): Promise<void> {
      const size = layoutNow().gap * 0.31
      let from = ballAt(layoutNow())
      let rights = 0
      for (const [row, way] of path.entries()) {
        const peg = pegAt(layoutNow(), row, rights + 1)
        const to = { x: peg.x, y: peg.y - size }
        await hopTo(layoutNow(), { ms: row === 0 ? FIRST_MS : STEP_MS, from, to, hop: row === 0 ? 0 : 0.55 })
        onPeg(row, peg)
        rights += way
        from = to
      }
      await hopTo(layoutNow(), { ms: LAST_MS, from, to: ballAt(layoutNow(), rights), hop: 0.5 })
      onPeg(path.length)
      hideTrail()
    },
  }
}
