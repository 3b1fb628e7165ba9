import type { Scene } from '#games/kit/scene/create-reels-scene.ts'
import type { GameOutcome, SceneEvent, ShownWin, WinSource } from '#games/kit/protocol/index.ts'
import type { GamePageData } from '../../server/page-data.ts'
import type { TextKey } from '../../texts/index.ts'
import { firstStake, stepStake } from './choose-stake.ts'
import { chooseWaysOut, endsPlay } from './choose-way-out.ts'
import type { Jackpot, JackpotWon } from './jackpot.ts'
import { judgeWin, timesOfStake } from './judge-win.ts'
import { createBonusLeft } from './bonus-left.ts'
import { createFreeRounds } from './free-rounds.ts'
import { lawSentence } from './law-sentence.ts'
import { hearFeature } from './hear-feature.ts'
import { makeRoundId } from './make-round-id.ts'
import { narrateRound, sayWin } from './narrate.ts'
import type { PlayCalls, Round, SessionState } from './play-calls.ts'
import { askUntilAnswered } from './retry.ts'
import { createRisk } from './risk/create-risk.ts'
import type { Sound } from './sound.ts'
import type { View } from './view.ts'

const NOTICE_MS = 4000
/** Who presses to skip just as the round ends wants no new stake: presses so soon after a skip are none. */
const AFTER_SKIP_MS = 400

/** What the plate says of an amount that no symbols brought. */
const SOURCE_TEXTS = {
  coins: 'coinsTotal',
  grand: 'grandWon',
  collected: 'collected',
  multiplied: 'multiplied',
} as const satisfies Record<Exclude<WinSource, 'wins'>, TextKey>

type Needs = {
  readonly data: GamePageData
  readonly session: SessionState
  readonly calls: PlayCalls
  readonly view: View
  readonly sound: Sound
  readonly jackpot: Pick<Jackpot, 'won'>
  readonly onEnded: (code: string) => void
}

type Phase = 'ready' | 'asking' | 'showing'

/** The course of play: one press, one round, shown to its end. Amounts come from the platform; here they are handed on. */
export function createController({ data, session, calls, view, sound, jackpot, onEnded }: Needs) {
  const { game } = data
  const place = `stake:${game.key}`
  let scene: Scene | undefined
  let phase: Phase = 'ready'
  let stakeMinor = firstStake(session.stakes, session.defaultStake, localStorage.getItem(place))
  let balanceMinor = session.balance.amountMinor
  let netMinor = session.netResult.amountMinor
  let shown: { round: Round; outcome: GameOutcome; isMissed: boolean; won: JackpotWon | undefined } | undefined
  let plateMinor = 0
  let nextSpinAtMs = 0
  let skippedAtMs = -AFTER_SKIP_MS
  let lastRoundId: string | undefined
  let fairness = session.fairness
  const unshown: Round[] = session.unshownRound ? [session.unshownRound] : []
  const free = createFreeRounds(session.freeRounds, view)
  const bonus = createBonusLeft(session.bonus, view)
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  const words = { say: view.say, nameOf: (symbol: number) => data.symbolNames[symbol] ?? '', money: view.money }
  const describe = (wins: readonly ShownWin[], source: WinSource): string => {
    if (source !== 'wins') return view.say(SOURCE_TEXTS[source])
    const [only] = wins
    if (!only || wins.length > 1) return view.say('winsTogether', { count: wins.length })
    const what = `${only.count}× ${words.nameOf(only.symbol)}`
    if (only.kind === 'ways') return `${what} · ${view.say('waysCount', { count: only.ways ?? 1 })}`
    if (only.kind === 'expansion') return `${view.say('specialTitle')} · ${what}`
    const where = only.line === undefined ? view.say('anywhere') : view.say('line', { line: only.line + 1 })
    return only.kind === 'cluster' ? what : `${where} · ${what}`
  }

  const onTrouble = (isDown: boolean): void =>
    view.notice(view.say(isDown ? 'connectionLost' : 'connectionBack'), isDown ? 0 : NOTICE_MS)
  const risk = createRisk({
    data,
    session,
    calls,
    view,
    sound,
    ask: (what) => askUntilAnswered({ ask: what, wait, onTrouble }),
    onStep: (round, net) => {
      netMinor = net
      balanceMinor = round.balanceAfter.amountMinor
      const left = round.risk?.winMinor ?? 0
      view.balance(balanceMinor)
      view.net(netMinor)
      view.lastWin(left)
      if (left === 0) return view.hideWin()
      const { amountMinor: staked } = round.stake
      const times = view.say('timesStake', { times: timesOfStake(left, staked, data.language) })
      const mood = judgeWin(left, staked)
      const plate = { fromMinor: left, toMinor: left, times: mood === 'plain' ? '' : times }
      view.win({ what: view.say('riskRuleTitle'), ...plate, mood, countUpMs: 0 })
    },
    onRefused: (code, details) => (endsPlay(code) ? onEnded(code) : refuse(code, details)),
  })

  /** Of the next round: while the house pays, it is the one that it pays. */
  const nextStake = (): number => free.stakeMinor ?? stakeMinor

  function writeStake(): void {
    const next = nextStake()
    view.stake(next)
    view.board.price((coins) => view.money((coins * next) / game.coins))
    const isFree = phase === 'ready' && free.stakeMinor === undefined
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

  function show(
    round: Round,
    { isMissed = false, won }: { isMissed?: boolean; won?: JackpotWon | undefined } = {},
  ): void {
    const outcome = round.outcome as GameOutcome
    shown = { round, outcome, isMissed, won }
    lastRoundId = round.roundId
    become('showing')
    scene?.send({ type: 'play', outcome, mood: judgeWin(outcome.winMinor, outcome.stakeMinor) })
  }

  function finish(): void {
    if (!shown) return
    const { round, outcome, isMissed, won } = shown
    shown = undefined
    // The balance after a missed round may be an old one: money may have moved since.
    if (!isMissed) balanceMinor = (won?.balanceAfter ?? round.balanceAfter).amountMinor
    view.balance(balanceMinor)
    view.net(netMinor)
    view.lastWin(outcome.winMinor)
    view.tell(narrateRound(game, outcome, words))
    view.free(undefined)
    view.feature(undefined)
    if (game.engine !== 'ways') view.board.reset()
    if (outcome.winMinor > 0) view.finishCount(outcome.winMinor)
    if (won) tellJackpot(won, round)
    // If this is lost, the platform shows the round again at the next visit: harmless, so it is tried and left.
    void calls.shown(round.roundId)
    const now = performance.now()
    const restMs = Math.max(0, nextSpinAtMs - now, skippedAtMs + AFTER_SKIP_MS - now)
    // A win that is partly the bonus's cannot be risked.
    if (!isMissed && !round.bonus && !won) risk.show(round)
    if (restMs === 0) return become('ready')
    view.spin('turning')
    setTimeout(() => become('ready'), restMs)
  }

  /** Beside the win of the round, and after it. */
  function tellJackpot(won: JackpotWon, round: Round): void {
    const { title, amount, isCelebrated } = jackpot.won(won, round)
    view.tell(`${title}: ${amount}`)
    if (!isCelebrated) return view.notice(`${title}: ${amount}`)
    sound.freeSpinsEnd()
    view.feature(title, amount)
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
        return view.feature(title, multiplier > 1 ? view.say('winsTimes', { multiplier }) : '')
      }
      case 'free-spin-started': {
        const { number, of, multiplier } = event
        sound.turning(true)
        view.feature(undefined)
        const place = view.say('freeSpinOf', { number, of })
        const times = multiplier > 1 ? ` · ${view.say('winsTimes', { multiplier })}` : ''
        view.free(`${view.say('freeSpins')} ${place}${times}`)
        return hearFeature(event, { game, view, sound, nameOf: words.nameOf })
      }
      case 'free-spins-ended':
        if (event.winMinor > 0) sound.freeSpinsEnd()
        view.free(undefined)
        return view.feature(view.say('freeSpinsTotal'), view.money(event.winMinor))
      case 'finished':
        return finish()
      default:
        return hearFeature(event, { game, view, sound, nameOf: words.nameOf })
    }
  }

  function hearWins({
    wins,
    source,
    totalMinor,
    isLast,
    countUpMs,
  }: Extract<SceneEvent, { type: 'wins-shown' }>): void {
    if (!shown) return
    if (source !== 'wins') view.feature(undefined)
    const { stakeMinor: staked, winMinor } = shown.outcome
    // The whole round is judged: what comes back of it, up to the stake, is no win. On the way to a win, too, nothing
    // is celebrated before it is more than the stake.
    const isReturn = judgeWin(winMinor, staked) === 'plain'
    const soFar = isLast ? judgeWin(winMinor, staked) : judgeWin(totalMinor, staked)
    view.win({
      what: isReturn ? view.say('returned') : describe(wins, source),
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

  function refuse(code: string, details?: Readonly<Record<string, unknown>>): void {
    sound.refused()
    const text = lawSentence(details, data.language) ?? data.errors[code] ?? data.errors['default'] ?? ''
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
    if (phase === 'showing') {
      skippedAtMs = performance.now()
      return scene.send({ type: 'skip' })
    }
    if (risk.isOpen || performance.now() < nextSpinAtMs) return
    risk.withdraw()
    nextSpinAtMs = performance.now() + session.minimumRoundMs
    const roundId = makeRoundId(Date.now())
    const staked = nextStake()
    const gift = free.giftFor(staked)
    const isGift = gift.freeRoundsId !== undefined
    become('asking')
    view.hideWin()
    view.feature(undefined)
    view.notice(undefined)
    plateMinor = 0
    sound.press()
    sound.turning(true)
    scene.send({ type: 'start-reels' })
    if (!isGift) view.balance(Math.max(0, balanceMinor - staked))
    const answer = await askUntilAnswered({
      ask: () => calls.play(roundId, staked, gift),
      wait,
      onTrouble,
    })
    if (answer.ok) {
      netMinor = answer.data.netResult.amountMinor
      fairness = { ...fairness, nextNonce: answer.data.round.nonce + 1 }
      if (isGift && free.played()) view.notice(view.say('freeRoundsOver'), 2 * NOTICE_MS)
      const over = bonus.told(answer.data)
      if (over) view.notice(over, 2 * NOTICE_MS)
      return show(answer.data.round, { won: answer.data.jackpot })
    }
    // A refusal: nothing was staked, so everything goes back as it was.
    scene.send({ type: 'abandon' })
    sound.turning(false)
    view.balance(balanceMinor)
    nextSpinAtMs = 0
    const code = answer.status === 401 ? 'ERR_GAME_SESSION_ENDED' : answer.code
    if (code === 'ERR_FREE_ROUND_GONE') free.gone()
    become('ready')
    if (endsPlay(code)) return onEnded(code)
    refuse(code, answer.details)
  }

  return {
    hear,
    spin: () => void spin(),
    stepStake(direction: 1 | -1): void {
      if (phase !== 'ready' || free.stakeMinor !== undefined) return
      const next = stepStake(session.stakes, stakeMinor, direction)
      if (next === stakeMinor) return
      stakeMinor = next
      localStorage.setItem(place, String(next))
      writeStake()
      view.tell(view.say('sayStake', { stake: view.money(next) }))
    },
    /** The scene is there: what was never seen comes first. */
    begin(readyScene: Scene): void {
      scene = readyScene
      const missed = unshown.shift()
      if (missed) {
        view.notice(view.say('interrupted'), 2 * NOTICE_MS)
        sound.turning(true)
        scene.send({ type: 'start-reels' })
        return show(missed, { isMissed: true, won: session.unshownJackpot ?? undefined })
      }
      become('ready')
      const { title } = data
      view.tell(
        view.say('sayReady', { name: title, balance: view.money(balanceMinor), stake: view.money(nextStake()) }),
      )
    },
    writeAll(): void {
      view.balance(balanceMinor)
      view.net(netMinor)
      view.lastWin(undefined)
      view.stake(nextStake())
    },
    setFairness: (next: typeof fairness): void => void (fairness = next),
    get stakeMinor() {
      return nextStake()
    },
    get fairness() {
      return fairness
    },
    get lastRoundId() {
      return lastRoundId
    },
    get isRisking() {
      return risk.isOpen
    },
    get isIdle() {
      return phase === 'ready' && !risk.isOpen
    },
  }
}
