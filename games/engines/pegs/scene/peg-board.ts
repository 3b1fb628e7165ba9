import { Container, Sprite, type Texture } from 'pixi.js'
import type { BetPresentation, PegsDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import type { Words } from '../../../kit/tell/telling.ts'
import { writeTimes } from '../tell/index.ts'
import { createFallingBall } from './falling-ball.ts'
import { drawBox, drawCase, drawHit, skinOf } from './paint-peg-board.ts'
import { ballAt, boxAt, layPegs, type PegLayout, type Spot } from './peg-layout.ts'

/** Pegs in a triangle, boxes under them, and what falls. */
export function createPegBoard(
  stage: BetStage,
  { boards, coins }: PegsDefinition,
  { colours, key }: BetPresentation,
  words: Pick<Words<string>, 'language'>,
) {
  const layer = new Container()
  const back = new Sprite()
  const boxes = new Container()
  const hits = new Container()
  const falling = createFallingBall(stage, skinOf(key))
  const { ball } = falling
  layer.addChild(back, boxes, hits, ...falling.sprites)
  stage.world.addChild(layer)
  let board = 0
  let boxSprites: Sprite[] = []
  let hitTexture: Texture | undefined
  let rest: number | undefined
  let isWaiting = false
  let waitMs = 0

  const layNow = (width: number, height: number): PegLayout => layPegs(boards[board]?.rows ?? 8, width, height)
  let layout = layNow(stage.width, stage.height)

  function lay(width: number, height: number): void {
    layout = layNow(width, height)
    paintBack(width, height)
    boxes.removeChildren().forEach((child) => child.destroy())
    boxSprites = paintBoxes(stage, words, { layout, pays: boards[board]?.pays ?? [], coins })
    boxes.addChild(...boxSprites)
    falling.paint(layout.gap)
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

  function hit({ x, y }: Spot): void {
    if (!hitTexture) return
    const sprite = new Sprite({ texture: hitTexture, anchor: 0.5, x, y })
    hits.addChild(sprite)
    void stage.motion.run(360, (progress) => void (sprite.alpha = 1 - progress), false).then(() => sprite.destroy())
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
      falling.forget()
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
      await falling.fall(
        () => layout,
        path,
        (row, peg) => {
          if (peg) hit(peg)
          tell(row)
        },
      )
    },
    settle(box: number, isWon: boolean, mood: Mood): void {
      place(box)
      falling.hideTrail()
      const sprite = boxSprites[box]
      light()
      if (sprite && !stage.isReduced) {
        const { y } = sprite
        lift(stage, sprite, layout.boxHeight)
        if (isWon) stage.sparks.ring(sprite.x, y, layout.gap * 2.4)
      }
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stage.wake()
    },
  }
}

type Boxes = { readonly layout: PegLayout; readonly pays: readonly number[]; readonly coins: number }

/** What each box pays, the dearer the warmer. */
function paintBoxes(stage: BetStage, words: Pick<Words<string>, 'language'>, { layout, pays, coins }: Boxes): Sprite[] {
  const most = Math.max(...pays)
  const [width, height] = [layout.gap - 3, layout.boxHeight]
  return pays.map((pay, box) => {
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
    return sprite
  })
}

/** A box that was hit jumps. */
function lift(stage: BetStage, sprite: Sprite, height: number): void {
  const { y } = sprite
  void stage.motion.run(420, (progress) => {
    if (!sprite.destroyed) sprite.y = y + Math.sin(progress * Math.PI) * height * 0.28
  })
}
