import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { LEAST_CASH_OUT, lastCashOut } from '#games/engines/crash/math/index.ts'
import type { Flight } from '#games/engines/crash/scene/index.ts'
import type { CrashPageData } from '../../server/write-crash-page.ts'
import { firstStake, stepStake as nextStake } from '../game/choose-stake.ts'
import { endsPlay } from '../game/choose-way-out.ts'
import { lawSentence } from '../game/law-sentence.ts'
import { makeRoundId } from '../game/make-round-id.ts'
import type { SessionState } from '../game/play-calls.ts'
import type { Sound } from '../game/sound.ts'
import { chooseAction } from './choose-action.ts'
import type { BetAnswer, CrashBet, CrashCalls, CrashState } from './crash-calls.ts'
import { createOwnBets } from './own-bets.ts'
import { readMultiplier } from './read-multiplier.ts'
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
  const { curve, key, canCashHalf } = data.game
  const view = createCrashView(words, session.mode === 'demo')
  const own = createOwnBets()
  const others = createOthers(words, own.has, data.game.hasTeams)
  const place = (slot: number): string => `crash:${key}:${slot}`
  const stakes = SLOTS.map((slot) =>
    firstStake(session.stakes, session.defaultStake, localStorage.getItem(place(slot))),
  )
  const busy = new Set<number>()
  const aimed = new Set<string>()
  const told = new Set<string>()
  let latencyMs: number | undefined
  let chain: CrashState['chain'] = null
  let roundId: string | null = null
  let state: NonNullable<CrashFrame['r']>['s'] | undefined
  let refreshing = 0

  const shown = (): number => Math.floor(clock.multiplier(performance.now()))
  const actionOf = (slot: number) => {
    const bet = own.at(slot)
    return chooseAction(bet, state, shown(), curve, bet !== undefined && aimed.has(bet.betId))
  }

  function writeMoney({ balance, netResult }: Pick<CrashState, 'balance' | 'netResult'>): void {
    view.balance(balance.amountMinor)
    view.net(netResult.amountMinor)
  }

  /** Says once what became of a bet. */
  function tellEnd(bet: CrashBet): void {
    if (told.has(bet.betId) || (bet.state !== 'cashed' && bet.state !== 'lost')) return
    told.add(bet.betId)
    const win = words.money(bet.win.amountMinor)
    if (bet.state === 'cashed') {
      const times = words.times(bet.cashOut ?? 100)
      view.tell(words.crash(bet.cashedBy === 'rule' ? 'tookOff' : 'cashedAt', { times, win }))
      sound.win((bet.cashOut ?? 0) >= 1000 ? 'big' : 'win', 0)
    } else {
      const end = clock.frame?.r?.x ?? shown()
      view.tell(words.crash(bet.halfOut === null ? 'lostAt' : 'restLostAt', { times: words.times(end) }))
    }
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

  function autoOf(slot: number): number | null | undefined {
    const text = view.autoText(slot).trim()
    if (text === '') return null
    const hundredths = curve.stations ? Number(text) : readMultiplier(text)
    const isGood = hundredths !== undefined && hundredths >= LEAST_CASH_OUT && hundredths <= lastCashOut(curve)
    return isGood ? hundredths : undefined
  }

  async function placeBet(slot: number): Promise<void> {
    const autoCashOut = autoOf(slot)
    if (autoCashOut === undefined) {
      const [least, most] = [words.times(LEAST_CASH_OUT), words.times(lastCashOut(curve))]
      return view.notice(words.crash('autoWrong', { least, most }), NOTICE_MS)
    }
    const wish = { betId: makeRoundId(Date.now()), slot, stakeMinor: stakes[slot] ?? 0, autoCashOut }
    sound.press()
    // Nobody has said yes or no: the same bet is asked about again, it is taken once.
    for (let tries = 0; tries < 4; tries += 1) {
      const answer = await calls.place(wish)
      if (answer.ok) {
        answered(answer.data)
        const number = clock.frame?.r?.n ?? 1
        view.tell(
          answer.data.bet.state === 'queued'
            ? words.crash('waits')
            : words.crash('sayPlaced', { stake: words.money(wish.stakeMinor), number }),
        )
        return
      }
      if (answer.status !== 0 && answer.status < 500 && answer.status !== 429)
        return refused(answer.code, answer.details)
    }
    refreshSoon()
  }

  async function cashOut(slot: number, part: 'whole' | 'half' = 'whole'): Promise<void> {
    const bet = own.at(slot)
    if (!bet) return
    const askedMs = performance.now()
    const answer = await calls.cashOut(bet.betId, part)
    latencyMs = Math.round(performance.now() - askedMs)
    if (!answer.ok) {
      if (answer.status === 0 || answer.status >= 500) return refreshSoon()
      return refused(answer.code, answer.details)
    }
    const { state: became, halfOut } = answer.data.bet
    if (became === 'placed' && part === 'whole') aimed.add(bet.betId)
    answered(answer.data)
    if (became === 'placed' && halfOut !== null) view.tell(tellHalf(answer.data.bet))
  }

  /** Half of the bet can be taken out now, and what it would bring. */
  const halfOf = (slot: number): number | undefined => {
    const bet = own.at(slot)
    const action = actionOf(slot)
    if (!canCashHalf || action.kind !== 'cash-out' || !bet || bet.halfOut !== null) return undefined
    return (bet.stake.amountMinor * action.cashOut) / 200
  }

  async function takeHalf(slot: number): Promise<void> {
    if (busy.has(slot) || halfOf(slot) === undefined) return
    busy.add(slot)
    try {
      await cashOut(slot, 'half')
    } finally {
      busy.delete(slot)
    }
  }

  function tellHalf({ halfOut, stake }: CrashBet): string {
    if (halfOut === null) return ''
    const win = words.money((stake.amountMinor * halfOut) / 200)
    return words.crash('halfTaken', { times: words.times(halfOut), win })
  }

  async function cancel(slot: number): Promise<void> {
    const bet = own.at(slot)
    if (!bet) return
    const answer = await calls.cancel(bet.betId)
    if (answer.ok) {
      writeMoney(answer.data)
      own.take([], roundId)
      refreshSoon()
    } else refused(answer.code, answer.details)
  }

  async function act(slot: number): Promise<void> {
    if (busy.has(slot)) return
    const { kind } = actionOf(slot)
    if (kind === 'wait' || kind === 'getting-off') return
    busy.add(slot)
    try {
      if (kind === 'place') await placeBet(slot)
      else if (kind === 'cancel') await cancel(slot)
      else await cashOut(slot)
    } finally {
      busy.delete(slot)
    }
  }

  function stepStake(slot: number, direction: 1 | -1): void {
    const next = nextStake(session.stakes, stakes[slot] ?? 0, direction)
    stakes[slot] = next
    localStorage.setItem(place(slot), String(next))
  }

  function noteOf(bet: CrashBet | undefined): string {
    if (!bet) return ''
    const win = words.money(bet.win.amountMinor)
    switch (bet.state) {
      case 'queued':
        return words.crash('waits')
      case 'cashed': {
        const times = words.times(bet.cashOut ?? 100)
        const latency =
          bet.cashedBy === 'player' && latencyMs !== undefined ? ` · ${words.crash('latency', { ms: latencyMs })}` : ''
        return `${words.crash(bet.cashedBy === 'rule' ? 'tookOff' : 'cashedAt', { times, win })}${latency}`
      }
      case 'lost': {
        if (!clock.frame?.r?.x) return ''
        const times = words.times(clock.frame.r.x)
        return bet.halfOut === null
          ? words.crash('lostAt', { times })
          : `${words.crash('restLostAt', { times })} · ${tellHalf(bet)}`
      }
      default:
        if (bet.halfOut !== null) return tellHalf(bet)
        return bet.autoCashOut === null ? '' : `${words.crash('auto')} ${words.times(bet.autoCashOut)}`
    }
  }

  for (const slot of SLOTS) {
    view.onAct(slot, () => void act(slot))
    view.onHalf(slot, () => void takeHalf(slot))
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
    get chain() {
      return chain
    },
    get phase(): Flight['phase'] {
      if (state === undefined || (state === 'betting' && !clock.frame?.r?.l)) return 'waiting'
      return state === 'settled' ? 'crashed' : state
    },
    async begin(): Promise<void> {
      view.balance(session.balance.amountMinor)
      view.net(session.netResult.amountMinor)
      const answer = await calls.state()
      if (answer.ok) take(answer.data, true)
      view.tell(words.crash('sayReady', { name: data.title, balance: words.money(session.balance.amountMinor) }))
    },
    hear(frame: CrashFrame): void {
      const before = state
      const beforeRound = roundId
      state = frame.r?.s
      roundId = frame.r?.id ?? null
      if (frame.h) view.history(frame.h, words)
      others.hear(frame)
      if (before === state && beforeRound === roundId) return
      if (state === 'running') {
        view.tell(words.crash('sayRunning', { number: frame.r?.n ?? 0 }))
        refreshSoon()
      }
      if (state === 'crashed') {
        sound.burst()
        const times = words.times(frame.r?.x ?? 100)
        if (!SLOTS.some((slot) => own.at(slot)?.state === 'placed')) view.tell(words.crash('ended', { times }))
      }
      if (state === 'settled' || state === 'betting') refreshSoon(state === 'betting' ? 700 : 0)
    },
    line(isUp: boolean): void {
      view.notice(isUp ? undefined : words.crash('lineLost'))
      if (isUp) refreshSoon()
    },
    stepStake,
    /** `first`: the first bet that can be cashed out, else the place named beside. */
    press(slot: number | 'first', otherwise = 0): void {
      if (slot !== 'first') return void act(slot)
      const out = SLOTS.find((one) => actionOf(one).kind === 'cash-out')
      void act(out ?? otherwise)
    },
    /** Half of the first bet of which half can be taken. */
    pressHalf(): void {
      const slot = SLOTS.find((one) => halfOf(one) !== undefined)
      if (slot !== undefined) void takeHalf(slot)
    },
    /** Writes what changes with the clock. */
    paint(nowMs: number): void {
      const { frame } = clock
      view.round(frame, clock.multiplier(nowMs), clock.serverNow(nowMs))
      for (const slot of SLOTS) {
        const bet = own.at(slot)
        const action = actionOf(slot)
        view.slot(slot, {
          action,
          bet,
          note: noteOf(bet),
          stakeMinor: stakes[slot] ?? 0,
          canDown: (stakes[slot] ?? 0) > (session.stakes[0] ?? 0),
          canUp: (stakes[slot] ?? 0) < (session.stakes.at(-1) ?? 0),
          isBusy: busy.has(slot),
          halfMinor: halfOf(slot),
          hasStations: curve.stations !== undefined,
        })
        // An automatic cash-out has been passed: the platform has paid it, or is about to.
        const target = bet?.state === 'placed' && state === 'running' ? bet.autoCashOut : null
        if (bet && target !== null && shown() > target && !told.has(`auto ${bet.betId}`)) {
          told.add(`auto ${bet.betId}`)
          refreshSoon(200)
        }
      }
    },
  }
}
