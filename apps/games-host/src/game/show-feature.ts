import type { Presentation, SceneEvent } from '#games/kit/protocol/index.ts'
import type { Sound } from '../play/sound.ts'
import type { View } from './view.ts'

const NOTICE_MS = 4000

type Needs = {
  readonly game: Presentation
  readonly view: View
  readonly sound: Sound
  readonly nameOf: (symbol: number) => string
}

/** Events of the features that only some engines have: the board beside the reels, the texts over them, sounds. */
export function showFeature(event: SceneEvent, { game, view, sound, nameOf }: Needs): void {
  const { say, board } = view
  switch (event.type) {
    case 'free-spin-started':
      if (game.engine === 'cascade') {
        game.multipliers.forEach((times, at) => board.write(at, `×${times * event.multiplier}`))
        board.mark(undefined)
      }
      return
    case 'ways-counted':
      return board.write(0, String(event.ways))
    case 'page-turned':
      sound.flick()
      return view.feature(say('specialChoosing'), '', event.symbol)
    case 'special-chosen':
      sound.freeSpins()
      showSpecial(event.symbol, view, game)
      return view.feature(say('specialTitle'), nameOf(event.symbol), event.symbol)
    case 'special-expanded':
      return sound.grow()
    case 'window-counted':
      if (game.engine === 'cascade') board.mark(Math.min(event.number, game.multipliers.length - 1))
      return
    case 'symbols-burst':
      return sound.burst()
    case 'spin-multiplied':
      sound.grow()
      return view.feature(`×${event.multiplier}`, say('multiplied'))
    case 'coins-held':
      sound.freeSpins()
      return view.free(say('respinsLeft', { count: event.left }))
    case 'respins-left':
      return view.free(say('respinsLeft', { count: event.left }))
    case 'coin-landed':
      if (event.label) board.light(event.label)
      return sound.coin(event.label !== undefined)
    case 'coins-paid':
      view.free(undefined)
      sound.freeSpinsEnd()
      if (event.grandMinor > 0) board.light('grand')
      return
    case 'values-collected':
      return sound.flick()
    case 'stage-shown':
      board.mark(event.stage)
      board.label(event.stage, `${event.collectors}×`)
      if (!event.isNew || game.engine !== 'collect') return
      sound.grow()
      return view.notice(
        say('stageReached', { multiplier: game.freeSpins.stageMultipliers[event.stage] ?? 1 }),
        NOTICE_MS,
      )
    default:
      return
  }
}

function showSpecial(symbol: number, { board }: View, game: Presentation): void {
  const frame = game.symbols[symbol]?.frame
  if (!frame) return
  board.picture(0, frame)
  board.mark(0)
}
