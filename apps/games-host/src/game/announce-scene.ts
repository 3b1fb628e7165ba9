import type { GameOutcome, SceneEvent, ShownWin, WinSource } from '#games/kit/protocol/index.ts'
import type { GamePageData } from '../../server/page-data.ts'
import type { TextKey } from '../../texts/index.ts'
import { judgeWin, timesOfStake } from '../play/judge-win.ts'
import type { Sound } from '../play/sound.ts'
import { showFeature } from './show-feature.ts'
import { describeWin } from './narrate.ts'
import type { View } from './view.ts'

/** Texts of the plate for amounts that do not come from symbols. */
const SOURCE_TEXTS = {
  coins: 'coinsTotal',
  grand: 'grandWon',
  collected: 'collected',
  multiplied: 'multiplied',
} as const satisfies Record<Exclude<WinSource, 'wins'>, TextKey>

type Needs = {
  readonly data: GamePageData
  readonly view: View
  readonly sound: Sound
  readonly noticeMs: number
  readonly words: Parameters<typeof describeWin>[1]
  /** The outcome that the scene plays now. */
  readonly outcome: () => GameOutcome | undefined
  /** The next round may be requested: the scene only repeats the wins. */
  readonly isReady: () => boolean
}

type NarratedEvent = Exclude<SceneEvent, { type: 'finished' }>

/** Announces what the scene shows and plays its sounds, at the same time. */
export function createSceneAnnouncer({ data, view, sound, noticeMs, words, outcome, isReady }: Needs) {
  const { game } = data
  /** What the plate shows of the round so far. */
  let plateMinor = 0

  function describe(wins: readonly ShownWin[], source: WinSource): string {
    if (source !== 'wins') return view.say(SOURCE_TEXTS[source])
    const [only] = wins
    if (!only || wins.length > 1) return view.say('winsTogether', { count: wins.length })
    const what = `${only.count}× ${words.nameOf(only.symbol)}`
    if (only.kind === 'ways') return `${what} · ${view.say('waysCount', { count: only.ways ?? 1 })}`
    if (only.kind === 'expansion') return `${view.say('specialTitle')} · ${what}`
    const where = only.line === undefined ? view.say('anywhere') : view.say('line', { line: only.line + 1 })
    return only.kind === 'cluster' ? what : `${where} · ${what}`
  }

  function hearWins(event: Extract<SceneEvent, { type: 'wins-shown' }>): void {
    const { wins, source, totalMinor, isLast, countUpMs } = event
    const shown = outcome()
    if (!shown) return
    if (source !== 'wins') view.feature(undefined)
    const { stakeMinor, winMinor } = shown
    // The whole round is judged: a return up to the stake is no win. During the round, too, nothing is celebrated
    // before the sum exceeds the stake.
    const isReturn = judgeWin(winMinor, stakeMinor) === 'plain'
    const soFar = isLast ? judgeWin(winMinor, stakeMinor) : judgeWin(totalMinor, stakeMinor)
    const times = view.say('timesStake', { times: timesOfStake(totalMinor, stakeMinor, data.language) })
    view.win({
      what: isReturn ? view.say('returned') : describe(wins, source),
      fromMinor: plateMinor,
      toMinor: totalMinor,
      times: soFar === 'plain' ? '' : times,
      mood: soFar,
      countUpMs,
    })
    plateMinor = totalMinor
    sound.win(soFar, countUpMs)
  }

  return {
    /** A new round: the plate is empty. */
    clear(): void {
      plateMinor = 0
      view.hideWin()
      view.feature(undefined)
    },
    hear(event: NarratedEvent): void {
      switch (event.type) {
        case 'reel-landed':
          if (event.reel === game.reels.length - 1) sound.turning(false)
          return sound.reelStop(event.reel, event.hasScatter)
        case 'wins-shown':
          return hearWins(event)
        case 'win-repeated':
          if (!isReady()) return
          return view.winWhat(`${describeWin(event.win, words)} · ${view.money(event.win.payMinor)}`)
        case 'reels-held':
          sound.turning(true)
          return view.notice(view.say('respin'), noticeMs)
        case 'wild-grown':
          return sound.grow()
        case 'mystery-solved':
          sound.grow()
          return view.notice(view.say('mysteryBecame', { symbol: words.nameOf(event.symbol) }), noticeMs)
        case 'window-filled':
          return view.notice(view.say('fullWindow', { multiplier: event.multiplier }), noticeMs)
        case 'free-spins-won': {
          const { count, multiplier, isMore } = event
          sound.freeSpins()
          const title = view.say(isMore ? 'freeSpinsMore' : 'freeSpinsWon', { count })
          return view.feature(title, multiplier > 1 ? view.say('winsTimes', { multiplier }) : '')
        }
        case 'free-spin-started': {
          const { number, of, multiplier } = event
          sound.turning(true)
          view.feature(undefined)
          const place = view.say('freeSpinOf', { number, of })
          const times = multiplier > 1 ? ` · ${view.say('winsTimes', { multiplier })}` : ''
          view.free(`${view.say('freeSpins')} ${place}${times}`)
          return showFeature(event, { game, view, sound, nameOf: words.nameOf })
        }
        case 'free-spins-ended':
          if (event.winMinor > 0) sound.freeSpinsEnd()
          view.free(undefined)
          return view.feature(view.say('freeSpinsTotal'), view.money(event.winMinor))
        default:
          return showFeature(event, { game, view, sound, nameOf: words.nameOf })
      }
    },
  }
}
