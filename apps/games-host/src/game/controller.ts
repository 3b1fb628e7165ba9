import type { LinesScene } from '#games/engines/lines/scene/index.ts'
import type { LinesOutcome, LinesWin, SceneEvent } from '#games/kit/protocol/index.ts'
import type { GamePageData } from '../../server/page-data.ts'
import { firstStake, stepStake } from './choose-stake.ts'
import { chooseWaysOut, endsPlay } from './choose-way-out.ts'
import { judgeWin, timesOfStake } from './judge-win.ts'
import { narrateRound, sayWin } from './narrate.ts'
import type { PlayCalls, Round, SessionState } from './play-calls.ts'
import { askUntilAnswered } from './retry.ts'
import type { Sound } from './sound.ts'
import type { View } from './view.ts'

const NOTICE_MS = 4000

type Needs = {
  readonly data: GamePageData
  readonly session: SessionState
  readonly calls: PlayCalls
  readonly view: View
  readonly sound: Sound
  readonly onEnded: (code: string) => void
}

type Phase = 'ready' | 'asking' | 'showing'

/** The course of play: one press, one round, shown to its end. Amounts come from the platform; here they are handed on. */
export function createController({ data, session, calls, view, sound, onEnded }: Needs) {
  const { game } = data
  const place = `stake:${game.key}`
  let scene: LinesScene | undefined
  let phase: Phase = 'ready'
  let stakeMinor = firstStake(session.stakes, session.defaultStake, localStorage.getItem(place))
  let balanceMinor = session.balance.amountMinor
  let netMinor = session.netResult.amountMinor
  let shown: { round: Round; outcome: LinesOutcome; isMissed: boolean } | undefined
  let plateMinor = 0
  let nextSpinAtMs = 0
  let lastRoundId: string | undefined
  let fairness = session.fairness
  const unshown: Round[] = session.unshownRound ? [session.unshownRound] : []
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  const words = { say: view.say, nameOf: (symbol: number) => data.symbolNames[symbol] ?? '', money: view.money }
  const describe = (wins: readonly LinesWin[]): string => {
    const [only] = wins
    if (!only || wins.length > 1) return view.say('winsTogether', { count: wins.length })
    const where = only.line === undefined ? view.say('anywhere') : view.say('line', { line: only.line + 1 })
    return `${where} · ${only.count}× ${words.nameOf(only.symbol)}`
  }

  function writeStake(): void {
    view.stake(stakeMinor)
    const isFree = phase === 'ready'
    view.stakeButtons(
      isFree && stakeMinor > (session.stakes[0] ?? 0),
      isFree && stakeMinor < (session.stakes.at(-1) ?? 0),
    )
  }

  function become(next: Phase): void {
    phase = next
    view.spin(next === 'ready' ? 'ready' : next === 'asking' ? 'turning' : 'showing')
    writeStake()
  }

  function show(round: Round, isMissed = false): void {
    const outcome = round.outcome as LinesOutcome
    shown = { round, outcome, isMissed }
    lastRoundId = round.roundId
    become('showing')
    scene?.send({ type: 'play', outcome, mood: judgeWin(outcome.winMinor, outcome.stakeMinor) })
  }

  function finish(): void {
    if (!shown) return
    const { round, outcome, isMissed } = shown
    shown = undefined
    // The balance after a missed round may be an old one: money may have moved since.
    if (!isMissed) balanceMinor = round.balanceAfter.amountMinor
    view.balance(balanceMinor)
    view.net(netMinor)
    view.lastWin(outcome.winMinor)
    view.tell(narrateRound(outcome, words))
    view.free(undefined)
    view.feature(undefined)
    if (outcome.winMinor > 0) view.finishCount(outcome.winMinor)
    // If this is lost, the platform shows the round again at the next visit: harmless, so it is tried and left.
    void calls.shown(round.roundId)
    const restMs = Math.max(0, nextSpinAtMs - performance.now())
    if (restMs === 0) return become('ready')
    view.spin('turning')
    setTimeout(() => become('ready'), restMs)
  }

  function hear(event: SceneEvent): void {
    switch (event.type) {
      case 'reel-landed':
        if (event.reel === game.reels.length - 1) sound.turning(false)
        return sound.reelStop(event.reel, event.hasScatter)
      case 'wins-shown':
        return hearWins(event)
      case 'win-repeated':
        return phase === 'ready'
          ? view.winWhat(`${sayWin(event.win, words)} · ${view.money(event.win.payMinor)}`)
          : undefined
      case 'reels-held':
        sound.turning(true)
        return view.notice(view.say('respin'), NOTICE_MS)
      case 'wild-grown':
        return sound.grow()
      case 'mystery-solved':
        sound.grow()
        return view.notice(view.say('mysteryBecame', { symbol: words.nameOf(event.symbol) }), NOTICE_MS)
      case 'window-filled':
        return view.notice(view.say('fullWindow', { multiplier: event.multiplier }), NOTICE_MS)
      case 'free-spins-won': {
        const { count, multiplier, isMore } = event
        sound.freeSpins()
        const title = view.say(isMore ? 'freeSpinsMore' : 'freeSpinsWon', { count })
        return view.feature(title, view.say('winsTimes', { multiplier }))
      }
      case 'free-spin-started': {
        const { number, of, multiplier } = event
        sound.turning(true)
        view.feature(undefined)
        const place = view.say('freeSpinOf', { number, of })
        return view.free(`${view.say('freeSpins')} ${place} · ${view.say('winsTimes', { multiplier })}`)
      }
      case 'free-spins-ended':
        if (event.winMinor > 0) sound.freeSpinsEnd()
        view.free(undefined)
        return view.feature(view.say('freeSpinsTotal'), view.money(event.winMinor))
      case 'finished':
        return finish()
    }
  }

  function hearWins({ wins, totalMinor, isLast, countUpMs }: Extract<SceneEvent, { type: 'wins-shown' }>): void {
    if (!shown) return
    const { stakeMinor: staked, winMinor } = shown.outcome
    // The whole round is judged: what comes back of it, up to the stake, is no win. On the way to a win, too, nothing
    // is celebrated before it is more than the stake.
    const isReturn = judgeWin(winMinor, staked) === 'plain'
    const soFar = isLast ? judgeWin(winMinor, staked) : judgeWin(totalMinor, staked)
    view.win({
      what: isReturn ? view.say('returned') : describe(wins),
      fromMinor: plateMinor,
      toMinor: totalMinor,
      times:
        soFar === 'plain' ? '' : view.say('timesStake', { times: timesOfStake(totalMinor, staked, data.language) }),
      mood: soFar,
      countUpMs,
    })
    plateMinor = totalMinor
    sound.win(soFar, countUpMs)
  }

  function refuse(code: string): void {
    sound.refused()
    const text = data.errors[code] ?? data.errors['default'] ?? ''
    const ways = chooseWaysOut(code, { lobbyUrl: session.lobbyUrl, gameKey: game.key, mode: session.mode })
    view.notice(
      text,
      ways.length > 0 ? 0 : 2 * NOTICE_MS,
      ways.map(({ label, href }) => ({ text: view.say(label), href })),
    )
    view.tell(text)
  }

  async function spin(): Promise<void> {
    if (!scene || phase === 'asking') return
    if (phase === 'showing') return scene.send({ type: 'skip' })
    if (performance.now() < nextSpinAtMs) return
    nextSpinAtMs = performance.now() + session.minimumRoundMs
    const roundId = crypto.randomUUID()
    const staked = stakeMinor
    become('asking')
    view.hideWin()
    view.notice(undefined)
    plateMinor = 0
    sound.press()
    sound.turning(true)
    scene.send({ type: 'start-reels' })
    view.balance(balanceMinor - staked)
    const answer = await askUntilAnswered({
      ask: () => calls.play(roundId, staked),
      wait,
      onTrouble: (isDown) =>
        view.notice(view.say(isDown ? 'connectionLost' : 'connectionBack'), isDown ? 0 : NOTICE_MS),
    })
    if (answer.ok) {
      netMinor = answer.data.netResult.amountMinor
      fairness = { ...fairness, nextNonce: answer.data.round.nonce + 1 }
      return show(answer.data.round)
    }
    // A refusal: nothing was staked, so everything goes back as it was.
    scene.send({ type: 'abandon' })
    sound.turning(false)
    view.balance(balanceMinor)
    nextSpinAtMs = 0
    become('ready')
    const code = answer.status === 401 ? 'ERR_GAME_SESSION_ENDED' : answer.code
    if (endsPlay(code)) return onEnded(code)
    refuse(code)
  }

  return {
    hear,
    spin: () => void spin(),
    stepStake(direction: 1 | -1): void {
      if (phase !== 'ready') return
      const next = stepStake(session.stakes, stakeMinor, direction)
      if (next === stakeMinor) return
      stakeMinor = next
      localStorage.setItem(place, String(next))
      writeStake()
      view.tell(view.say('sayStake', { stake: view.money(next) }))
    },
    /** The scene is there: what was never seen comes first. */
    begin(readyScene: LinesScene): void {
      scene = readyScene
      const missed = unshown.shift()
      if (missed) {
        view.notice(view.say('interrupted'), 2 * NOTICE_MS)
        sound.turning(true)
        scene.send({ type: 'start-reels' })
        return show(missed, true)
      }
      become('ready')
      const { title } = data
      view.tell(view.say('sayReady', { name: title, balance: view.money(balanceMinor), stake: view.money(stakeMinor) }))
    },
    writeAll(): void {
      view.balance(balanceMinor)
      view.net(netMinor)
      view.lastWin(undefined)
      view.stake(stakeMinor)
    },
    setFairness: (next: typeof fairness): void => void (fairness = next),
    get stakeMinor() {
      return stakeMinor
    },
    get fairness() {
      return fairness
    },
    get lastRoundId() {
      return lastRoundId
    },
    get isIdle() {
      return phase === 'ready'
    },
  }
}
