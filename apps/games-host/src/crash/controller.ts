import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { LEAST_CASH_OUT } from '#games/engines/crash/math/index.ts'
import type { Flight } from '#games/engines/crash/scene/index.ts'
import type { CrashPageData } from '../../server/write-crash-page.ts'
import { createBonusLeft } from '../play/bonus-left.ts'
import { endsPlay } from '../play/choose-way-out.ts'
import type { PastLine } from '../play/fill-history.ts'
import { lawSentence } from '../play/law-sentence.ts'
import type { SessionState } from '../play/play-calls.ts'
import type { Sound } from '../play/sound.ts'
import { createStake } from '../play/stake.ts'
import { createBetActions } from './bet-actions.ts'
import { createBetSpeech } from './bet-speech.ts'
import type { RoundPhase } from './choose-action.ts'
import type { BetAnswer, CrashBet, CrashCalls, CrashState } from './crash-calls.ts'
import { createFreeBets } from './free-bets.ts'
import { createOwnBets, isOpen } from './own-bets.ts'
import type { RoundClock } from './round-clock.ts'
import { createOthers } from './show-others.ts'
import { createCrashView } from './view.ts'
import type { CrashWords } from './words.ts'

type Needs = {
  readonly data: CrashPageData
  readonly session: SessionState
  readonly calls: CrashCalls
  readonly words: CrashWords
  readonly sound: Sound
  readonly clock: RoundClock
  readonly onEnded: (code: string) => void
}

const SLOTS = [0, 1] as const
const NOTICE_MS = 5000
/** Everybody wants to know at the same moment: not all in the same tenth of a second. */
const SPREAD_MS = 350

/** The course of a shared game on this page: two places for bets, what the platform says of them, and what is told. */
export function createCrashController({ data, session, calls, words, sound, clock, onEnded }: Needs) {
  const { curve, key } = data.game
  const view = createCrashView(words, session.mode === 'demo' ? session.buildHash : undefined)
  const bonus = createBonusLeft(session.bonus, { say: words.say, money: words.money, bonusLeft: view.bonusLeft })
  const own = createOwnBets()
  const free = createFreeBets(session.freeRounds, own, {
    say: words.say,
    money: words.money,
    freeRounds: view.freeRounds,
  })
  const others = createOthers(words, own.has, data.game.hasTeams)
  const place = (slot: number): string => `crash:${key}:${slot}`
  const stakes = SLOTS.map((slot) => createStake({ session, place: place(slot), free }))
  const stakeOf = (slot: number): number => stakes[slot]?.nextMinor ?? 0
  const told = new Set<string>()
  const past: PastLine[] = []
  let chain: CrashState['chain'] = null
  let roundId: string | null = null
  let phase: RoundPhase
  let refreshing = 0

  const shown = (): number => Math.floor(clock.multiplier(performance.now()))
  const speech = createBetSpeech({ words, clock, shown })
  const actions = createBetActions({
    game: data.game,
    calls,
    words,
    view,
    sound,
    clock,
    own,
    free,
    speech,
    noticeMs: NOTICE_MS,
    stakeOf,
    round: () => ({ id: roundId, phase, shown: shown() }),
    onAnswer: answered,
    onMoney: writeMoney,
    onRefused: refused,
    refreshSoon,
  })

  type Money = Pick<CrashState, 'balance' | 'netResult' | 'bonus' | 'freeRounds' | 'serverTime'>
  function writeMoney({ balance, netResult, ...told }: Money): void {
    view.balance(balance.amountMinor)
    view.net(netResult.amountMinor)
    for (const over of [bonus.toldAlways(told.bonus), free.told(told.freeRounds, told.serverTime)])
      if (over) view.notice(over, NOTICE_MS)
  }

  /** Says once what became of a bet. */
  function tellEnd(bet: CrashBet): void {
    if (told.has(bet.betId) || (bet.state !== 'cashed' && bet.state !== 'lost')) return
    told.add(bet.betId)
    view.tell(speech.end(bet))
    const { roundId, stake, win } = bet
    const playedAt = new Date(clock.serverNow(performance.now())).toISOString()
    if (roundId !== null) past.unshift({ roundId, playedAt, stake, win, result: speech.past(bet) })
    if (bet.state === 'cashed') sound.win((bet.cashOut ?? 0) >= 1000 ? 'big' : 'win', 0)
  }

  function take(answer: CrashState, isFirst = false): void {
    writeMoney(answer)
    chain = answer.chain
    if (isFirst) {
      own.forgetRefused(answer.bets)
      for (const bet of answer.bets) if (bet.state !== 'placed') told.add(bet.betId)
    }
    for (const bet of own.take(answer.bets, answer.round?.roundId ?? roundId)) {
      const text = words.crash('refused', { reason: words.error(bet.refusal ?? '') })
      view.notice(text, NOTICE_MS)
      view.tell(text)
      if (bet.refusal && endsPlay(bet.refusal)) onEnded(bet.refusal)
    }
    free.write()
    for (const slot of SLOTS) {
      const bet = own.at(slot)
      if (bet) tellEnd(bet)
    }
    others.write()
  }

  async function refresh(): Promise<void> {
    const answer = await calls.state()
    if (answer.ok) take(answer.data)
    else if (answer.code === 'ERR_GAME_SESSION_ENDED' || answer.code === 'ERR_NOT_SIGNED_IN') onEnded(answer.code)
  }
  function refreshSoon(afterMs = 0): void {
    clearTimeout(refreshing)
    refreshing = window.setTimeout(() => void refresh(), afterMs + Math.floor((performance.now() % 1) * SPREAD_MS))
  }

  function answered(answer: BetAnswer): void {
    own.put(answer.bet)
    writeMoney(answer)
    tellEnd(answer.bet)
    others.write()
  }
  function refused(code: string, details: Readonly<Record<string, unknown>> | undefined): void {
    const because = String(details?.['because'] ?? '')
    const least = words.times(curve.stations?.[0] ?? LEAST_CASH_OUT)
    const reasons: Record<string, string> = {
      crashed: words.crash('tooLate'),
      'too-early': words.crash('tooEarly', { times: least }),
      stopped: words.crash('beingStopped'),
    }
    if (endsPlay(code)) return onEnded(code)
    sound.refused()
    const text = reasons[because] ?? lawSentence(details, data.language) ?? words.error(code)
    view.notice(text, NOTICE_MS)
    view.tell(text)
    refreshSoon()
  }

  const stepStake = (slot: number, direction: 1 | -1): void => void stakes[slot]?.step(direction)

  for (const slot of SLOTS) {
    view.onAct(slot, () => void actions.act(slot))
    view.onHalf(slot, () => void actions.takeHalf(slot))
    view.onStep(slot, (direction) => stepStake(slot, direction))
    view.onAuto(slot, localStorage.getItem(`${place(slot)}:auto`) ?? '', (text) => {
      localStorage.setItem(`${place(slot)}:auto`, text)
    })
  }

  return {
    /** A bet of this player is queued or flies: it may be cashed out at any moment. */
    get hasOpenBet() {
      return own.hasOpen()
    },
    /** Bets of this visit that ended, the newest first. */
    get past(): readonly PastLine[] {
      return past
    },
    get chain() {
      return chain
    },
    get phase(): Flight['phase'] {
      if (phase === undefined || (phase === 'betting' && !clock.frame?.r?.l)) return 'waiting'
      return phase === 'settled' ? 'crashed' : phase
    },
    async begin(): Promise<void> {
      view.balance(session.balance.amountMinor)
      view.net(session.netResult.amountMinor)
      const answer = await calls.state()
      if (answer.ok) take(answer.data, true)
      view.tell(words.crash('sayReady', { name: data.title, balance: words.money(session.balance.amountMinor) }))
    },
    hear(frame: CrashFrame): void {
      const before = phase
      const beforeRound = roundId
      phase = frame.r?.s
      roundId = frame.r?.id ?? null
      if (frame.h) view.history(frame.h, words)
      others.hear(frame)
      // A bet that the rule cashed out is told when it happens, not when the round is over.
      if (frame.d?.some(([id, , , cashOut]) => cashOut > 0 && own.isPlaced(id))) refreshSoon()
      if (before === phase && beforeRound === roundId) return
      if (phase === 'running') {
        view.tell(words.crash('sayRunning', { number: frame.r?.n ?? 0 }))
        refreshSoon()
      }
      if (phase === 'crashed') {
        sound.burst()
        const times = words.times(frame.r?.x ?? 100)
        if (!SLOTS.some((slot) => own.at(slot)?.state === 'placed')) view.tell(words.crash('ended', { times }))
      }
      if (phase === 'settled' || phase === 'betting') refreshSoon(phase === 'betting' ? 700 : 0)
    },
    line(isUp: boolean): void {
      view.notice(isUp ? undefined : words.crash('lineLost'))
      if (isUp) refreshSoon()
    },
    stepStake,
    /** `first`: the first bet that can be cashed out, else the place named beside. */
    press(slot: number | 'first', otherwise = 0): void {
      if (slot !== 'first') return void actions.act(slot)
      const out = SLOTS.find((one) => actions.actionOf(one).kind === 'cash-out')
      void actions.act(out ?? otherwise)
    },
    /** Half of the first bet of which half can be taken. */
    pressHalf(): void {
      const slot = SLOTS.find((one) => actions.halfOf(one) !== undefined)
      if (slot !== undefined) void actions.takeHalf(slot)
    },
    /** Writes what changes with the clock. */
    paint(nowMs: number): void {
      const { frame } = clock
      view.round(frame, clock.multiplier(nowMs), clock.serverNow(nowMs))
      for (const slot of SLOTS) {
        const bet = own.at(slot)
        view.slot(slot, {
          action: actions.actionOf(slot),
          bet,
          note: speech.note(bet, actions.latencyMs),
          // Of a bet that stands or waits its own: the next one may be of another stake, or the house's.
          stakeMinor: isOpen(bet) ? bet.stake.amountMinor : stakeOf(slot),
          isFree: free.stakeMinor !== undefined,
          canDown: stakes[slot]?.canDown ?? false,
          canUp: stakes[slot]?.canUp ?? false,
          isBusy: actions.isBusy(slot),
          halfMinor: actions.halfOf(slot),
          hasStations: curve.stations !== undefined,
        })
        // An automatic cash-out has been passed: the platform has paid it, or is about to.
        const target = bet?.state === 'placed' && phase === 'running' ? bet.autoCashOut : null
        if (bet && target !== null && shown() > target && !told.has(`auto ${bet.betId}`)) {
          told.add(`auto ${bet.betId}`)
          refreshSoon(200)
        }
      }
    },
  }
}
