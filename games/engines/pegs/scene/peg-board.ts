import { Container, Sprite, type Texture } from 'pixi.js'
import type { BetPresentation, PegsDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { DISPLAY_FONT, mix, paintTexture, roundBox } from '../../../kit/scene/paint-texture.ts'
import type { Words } from '../../../kit/tell/telling.ts'
import { writeTimes } from '../tell/index.ts'

const STEP_MS = 200
const FIRST_MS = 340
const LAST_MS = 260
/** From the middle to the edge: what pays less is cool, what pays more is hot. */
const HEAT = ['#2d6cdf', '#7a4fd8', '#c23c9e', '#e8443a', '#f58a1f', '#ffd23e']

type Skin = 'marble' | 'star' | 'coin'

/** What falls differs by game; the mathematics is the same. */
function skinOf(key: string): Skin {
  if (/hvezd/i.test(key)) return 'star'
  return /dukat/i.test(key) ? 'coin' : 'marble'
}

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
  let gap = 20
  let rowHeight = 20
  let top = 20
  let middle = 0
  let boxTop = 0
  let boxHeight = 24
  let boxSprites: Sprite[] = []
  let hitTexture: Texture | undefined
  let rest: number | undefined
  let isWaiting = false
  let waitMs = 0
  const past: { x: number; y: number }[] = []

  const rowsOf = (): number => boards[board]?.rows ?? 8
  const pegAt = (row: number, at: number): { x: number; y: number } => ({
    x: middle + (at - (row + 2) / 2) * gap,
    y: top + (row + 1) * rowHeight,
  })
  const boxX = (box: number): number => middle + (box - rowsOf() / 2) * gap

  function lay(width: number, height: number): void {
    const rows = rowsOf()
    const free = (height - 76) / (rows + 1.2)
    gap = Math.min((width - 20) / (rows + 2.6), 66, free * 1.55)
    boxHeight = Math.max(20, Math.min(40, gap * 0.92))
    rowHeight = Math.min(gap * 1.02, (height - boxHeight - 40) / (rows + 1.2))
    middle = width / 2
    const used = rowHeight * (rows + 1) + boxHeight + 8
    top = Math.max(14, (height - used) / 2)
    boxTop = top + (rows + 0.66) * rowHeight
    paintBack(width, height)
    paintBoxes()
    paintBall()
    place(rest)
    light()
  }

  function paintBack(width: number, height: number): void {
    const rows = rowsOf()
    const size = Math.max(3.2, gap * 0.13)
    back.texture = paintTexture(width, height, stage.resolution, (context) => {
      const reach = ((rows + 2.4) / 2) * gap
      const bottom = boxTop + boxHeight + 6
      // The case: a bell of dark glass with a metal edge.
      const shape = (grow: number): void => {
        context.beginPath()
        context.moveTo(middle - gap * 1.5 - grow, top - 8 - grow)
        context.quadraticCurveTo(middle, top - 26 - grow, middle + gap * 1.5 + grow, top - 8 - grow)
        context.lineTo(middle + reach + grow, boxTop)
        context.lineTo(middle + reach + grow, bottom + grow)
        context.lineTo(middle - reach - grow, bottom + grow)
        context.lineTo(middle - reach - grow, boxTop)
        context.closePath()
      }
      context.lineJoin = 'round'
      context.shadowColor = 'rgb(0 0 0 / 0.8)'
      context.shadowBlur = 14
      shape(4)
      const metal = context.createLinearGradient(middle - reach, 0, middle + reach, 0)
      for (const [at, share] of [0.5, 0.05, 0.6, 0.1, 0.5].entries())
        metal.addColorStop(at / 4, mix(mix(colours.key, '#ffffff', share), '#2a1400', 0.3))
      context.fillStyle = metal
      context.fill()
      context.shadowBlur = 0
      shape(0)
      const glass = context.createLinearGradient(0, top, 0, bottom)
      glass.addColorStop(0, mix(colours.mid, '#000000', 0.45))
      glass.addColorStop(0.55, mix(colours.deep, '#000000', 0.25))
      glass.addColorStop(1, mix(colours.deep, '#000000', 0.6))
      context.fillStyle = glass
      context.fill()
      for (let row = 0; row < rows; row += 1)
        for (let at = 0; at < row + 3; at += 1) {
          const { x, y } = pegAt(row, at)
          context.fillStyle = 'rgb(0 0 0 / 0.5)'
          context.beginPath()
          context.arc(x + size * 0.3, y + size * 0.6, size, 0, Math.PI * 2)
          context.fill()
          const shine = context.createRadialGradient(x - size * 0.35, y - size * 0.4, 0.4, x, y, size)
          shine.addColorStop(0, '#ffffff')
          shine.addColorStop(0.5, mix(colours.key, '#ffffff', 0.5))
          shine.addColorStop(1, mix(colours.key, '#2a1200', 0.5))
          context.fillStyle = shine
          context.beginPath()
          context.arc(x, y, size, 0, Math.PI * 2)
          context.fill()
        }
    })
    back.width = width
    back.height = height
    hitTexture = paintTexture(gap * 1.4, gap * 1.4, 1, (context) => {
      const light = context.createRadialGradient(gap * 0.7, gap * 0.7, 1, gap * 0.7, gap * 0.7, gap * 0.7)
      light.addColorStop(0, 'rgb(255 250 220 / 0.95)')
      light.addColorStop(0.35, 'rgb(255 205 110 / 0.45)')
      light.addColorStop(1, 'rgb(255 190 80 / 0)')
      context.fillStyle = light
      context.fillRect(0, 0, gap * 1.4, gap * 1.4)
    })
  }

  function paintBoxes(): void {
    boxes.removeChildren().forEach((child) => child.destroy())
    const pays = boards[board]?.pays ?? []
    const most = Math.max(...pays)
    const width = gap - 3
    boxSprites = pays.map((pay, box) => {
      const share = most > 0 ? Math.log1p((pay / coins) * 4) / Math.log1p((most / coins) * 4) : 0
      const colour = HEAT[Math.min(HEAT.length - 1, Math.floor(share * HEAT.length))] ?? '#2d6cdf'
      const text = writeTimes(words, pay, coins).slice(1)
      const sprite = new Sprite({
        anchor: 0.5,
        texture: paintTexture(width, boxHeight, stage.resolution, (context) => {
          const light = context.createLinearGradient(0, 0, 0, boxHeight)
          light.addColorStop(0, mix(colour, '#ffffff', 0.35))
          light.addColorStop(0.5, colour)
          light.addColorStop(1, mix(colour, '#000000', 0.4))
          context.fillStyle = light
          roundBox(context, 0, 0, width, boxHeight, 6)
          context.fill()
          context.fillStyle = colour === '#ffd23e' ? '#2a1700' : '#fff'
          context.textAlign = 'center'
          context.textBaseline = 'middle'
          const size = Math.min(boxHeight * 0.42, (width / Math.max(2, text.length)) * 1.32)
          context.font = `900 ${size}px ${DISPLAY_FONT}`
          context.fillText(text, width / 2, boxHeight / 2 + 1, width - 2)
        }),
      })
      sprite.width = width
      sprite.height = boxHeight
      sprite.position.set(boxX(box), boxTop + boxHeight / 2)
      boxes.addChild(sprite)
      return sprite
    })
  }

  function paintBall(): void {
    const size = gap * 0.62
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
    if (box === undefined) ball.position.set(middle, top - rowHeight * 0.2)
    else ball.position.set(boxX(box), boxTop - gap * 0.2)
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
    ball.y = top - rowHeight * 0.2 - Math.abs(Math.sin(waitMs / 150)) * 6
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
      const size = gap * 0.31
      let from = { x: middle, y: top - rowHeight * 0.2 }
      let rights = 0
      for (const [row, way] of path.entries()) {
        const peg = pegAt(row, rights + 1)
        const to = { x: peg.x, y: peg.y - size }
        await run(row === 0 ? FIRST_MS : STEP_MS, from, to, row === 0 ? 0 : 0.55)
        hit(peg.x, peg.y)
        tell(row)
        rights += way
        from = to
      }
      await run(LAST_MS, from, { x: boxX(rights), y: boxTop - gap * 0.2 }, 0.5)
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
          if (!sprite.destroyed) sprite.y = y + Math.sin(progress * Math.PI) * boxHeight * 0.28
        })
        if (isWon) stage.sparks.ring(sprite.x, y, gap * 2.4)
      }
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stage.wake()
    },
  }

  /** One hop: sideways evenly, up first and then down, a little wider the freer it is. */
  function run(ms: number, from: { x: number; y: number }, to: { x: number; y: number }, hop: number): Promise<void> {
    const turn = (to.x - from.x) / gap
    const before = ball.rotation
    return stage.motion.run(ms, (progress) => {
      ball.x = from.x + (to.x - from.x) * progress
      const fall = hop === 0 ? progress ** 2 : progress
      ball.y = from.y + (to.y - from.y) * fall - Math.sin(Math.PI * progress) * rowHeight * hop * 0.55
      ball.rotation = before + turn * progress * 2.2
      follow()
    })
  }
}

function drawFalling(context: CanvasRenderingContext2D, size: number, skin: Skin): void {
  const half = size / 2
  const disc = (radius: number, paint: CanvasGradient | string): void => {
    context.beginPath()
    context.arc(half, half, radius, 0, Math.PI * 2)
    context.fillStyle = paint
    context.fill()
  }
  if (skin === 'star') {
    const light = context.createRadialGradient(half, half, 1, half, half, half)
    light.addColorStop(0, '#ffffff')
    light.addColorStop(0.55, '#ffe58a')
    light.addColorStop(1, '#ffae1c')
    context.beginPath()
    for (let at = 0; at < 10; at += 1) {
      const angle = (at * Math.PI) / 5 - Math.PI / 2
      const reach = at % 2 === 0 ? half * 0.98 : half * 0.46
      context.lineTo(half + Math.cos(angle) * reach, half + Math.sin(angle) * reach)
    }
    context.closePath()
    context.fillStyle = light
    context.fill()
    return
  }
  const [bright, plain, dark] = skin === 'coin' ? ['#fff3bf', '#f5b93a', '#8a4f06'] : ['#ffffff', '#ff5b6e', '#7d0b2c']
  const light = context.createRadialGradient(half * 0.65, half * 0.6, 1, half, half, half)
  light.addColorStop(0, bright)
  light.addColorStop(0.45, plain)
  light.addColorStop(1, dark)
  disc(half * 0.96, light)
  if (skin === 'coin') {
    context.strokeStyle = '#fff0b0'
    context.lineWidth = Math.max(1, size * 0.06)
    context.beginPath()
    context.arc(half, half, half * 0.66, 0, Math.PI * 2)
    context.stroke()
  } else {
    context.strokeStyle = 'rgb(255 255 255 / 0.75)'
    context.lineWidth = Math.max(1, size * 0.08)
    context.beginPath()
    context.arc(half, half, half * 0.55, 0.4, 2.2)
    context.stroke()
  }
}
