import { Container, Sprite, type Texture } from 'pixi.js'
import type { BetPresentation, PegsDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import type { Words } from '../../../kit/tell/telling.ts'
import { writeTimes } from '../tell/index.ts'
import { drawBox, drawCase, drawFalling, drawHit, skinOf } from './paint-peg-board.ts'
import { ballAt, boxAt, layPegs, pegAt, type PegLayout, type Spot } from './peg-layout.ts'

const STEP_MS = 200
const FIRST_MS = 340
const LAST_MS = 260
/** Pegs in a triangle, boxes under them, and what falls. */
export function createPegBoard(
  stage: BetStage,
  { boards, coins }: PegsDefinition,
  { colours, key }: BetPresentation,
  words: Pick<Words<string>, 'language'>,
) {
  const skin = skinOf(key)
  const layer = new Container()
  const back = new Sprite()
  const boxes = new Container()
  const hits = new Container()
  const ball = new Sprite({ anchor: 0.5 })
  const trail = Array.from({ length: 7 }, (_, at) => new Sprite({ anchor: 0.5, alpha: 0.28 - at * 0.035 }))
  layer.addChild(back, boxes, hits, ...trail, ball)
  stage.world.addChild(layer)
  let board = 0
  let boxSprites: Sprite[] = []
  let hitTexture: Texture | undefined
  let rest: number | undefined
  let isWaiting = false
  let waitMs = 0
  const past: { x: number; y: number }[] = []

  const layNow = (width: number, height: number): PegLayout => layPegs(boards[board]?.rows ?? 8, width, height)
  let layout = layNow(stage.width, stage.height)

  function lay(width: number, height: number): void {
    layout = layNow(width, height)
    paintBack(width, height)
    paintBoxes()
    paintBall()
    place(rest)
    light()
  }

  function paintBack(width: number, height: number): void {
    back.texture = paintTexture(width, height, stage.resolution, (context) => drawCase(context, layout, colours))
    back.width = width
    back.height = height
    const { gap } = layout
    hitTexture = paintTexture(gap * 1.4, gap * 1.4, 1, (context) => drawHit(context, gap))
  }

  function paintBoxes(): void {
    boxes.removeChildren().forEach((child) => child.destroy())
    const pays = boards[board]?.pays ?? []
    const most = Math.max(...pays)
    const [width, height] = [layout.gap - 3, layout.boxHeight]
    boxSprites = pays.map((pay, box) => {
      const share = most > 0 ? Math.log1p((pay / coins) * 4) / Math.log1p((most / coins) * 4) : 0
      const text = writeTimes(words, pay, coins).slice(1)
      const sprite = new Sprite({
        anchor: 0.5,
        texture: paintTexture(width, height, stage.resolution, (context) =>
          drawBox(context, { width, height, share, text }),
        ),
      })
      sprite.width = width
      sprite.height = height
      const { x, y } = boxAt(layout, box)
      sprite.position.set(x, y)
      boxes.addChild(sprite)
      return sprite
    })
  }

  function paintBall(): void {
    const size = layout.gap * 0.62
    const texture = paintTexture(size, size, stage.resolution, (context) => drawFalling(context, size, skin))
    for (const sprite of [ball, ...trail]) {
      sprite.texture = texture
      sprite.width = sprite.height = size
    }
    for (const sprite of trail) sprite.visible = false
  }

  /** The box that was hit stands out. */
  function light(): void {
    boxSprites.forEach((one, at) => void (one.tint = rest === undefined || at === rest ? 0xff_ff_ff : 0x9a_9a_a8))
  }

  /** In its box, or over the board when it has not fallen yet. */
  function place(box: number | undefined): void {
    rest = box
    ball.visible = true
    const { x, y } = ballAt(layout, box)
    ball.position.set(x, y)
    ball.rotation = 0
    stage.wake()
  }

  function hit(x: number, y: number): void {
    if (!hitTexture) return
    const sprite = new Sprite({ texture: hitTexture, anchor: 0.5, x, y })
    hits.addChild(sprite)
    void stage.motion.run(360, (progress) => void (sprite.alpha = 1 - progress), false).then(() => sprite.destroy())
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

  stage.onResize(lay)
  stage.onFrame((_, elapsedMs) => {
    if (!isWaiting || stage.isReduced) return false
    waitMs += elapsedMs
    ball.y = ballAt(layout).y - Math.abs(Math.sin(waitMs / 150)) * 6
    return true
  })

  return {
    setBoard(next: number): void {
      board = next
      rest = undefined
      lay(stage.width, stage.height)
    },
    start(): void {
      isWaiting = true
      past.length = 0
      place(undefined)
      light()
    },
    abandon(): void {
      isWaiting = false
      place(undefined)
    },
    place: (box: number): void => {
      isWaiting = false
      place(box)
    },
    /** Falls along the path that was drawn: 0 left, 1 right at each row. `tell` hears of each peg and of the end. */
    async fall(path: readonly number[], tell: (step: number) => void): Promise<void> {
      isWaiting = false
      const size = layout.gap * 0.31
      let from = ballAt(layout)
      let rights = 0
      for (const [row, way] of path.entries()) {
        const peg = pegAt(layout, row, rights + 1)
        const to = { x: peg.x, y: peg.y - size }
        await run(row === 0 ? FIRST_MS : STEP_MS, from, to, row === 0 ? 0 : 0.55)
        hit(peg.x, peg.y)
        tell(row)
        rights += way
        from = to
      }
      await run(LAST_MS, from, ballAt(layout, rights), 0.5)
      tell(path.length)
      for (const sprite of trail) sprite.visible = false
    },
    settle(box: number, isWon: boolean, mood: Mood): void {
      place(box)
      for (const sprite of trail) sprite.visible = false
      const sprite = boxSprites[box]
      light()
      if (sprite && !stage.isReduced) {
        const { y } = sprite
        void stage.motion.run(420, (progress) => {
          if (!sprite.destroyed) sprite.y = y + Math.sin(progress * Math.PI) * layout.boxHeight * 0.28
        })
        if (isWon) stage.sparks.ring(sprite.x, y, layout.gap * 2.4)
      }
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stage.wake()
    },
  }

  /** One hop: sideways evenly, up first and then down, a little wider the freer it is. */
  function run(ms: number, from: Spot, to: Spot, hop: number): Promise<void> {
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
}
