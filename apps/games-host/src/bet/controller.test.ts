import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BetOutcome } from '#games/kit/protocol/bets.ts'
import type { BetScene } from '#games/kit/scene/bet-scene.ts'
import { PATIENCE } from '#tests/patience.ts'
import type { BetPageData } from '../../server/page-data.ts'
import type { PlayCalls, Round, SessionState } from '../play/play-calls.ts'
import type { Sound } from '../play/sound.ts'
import { createBetController } from './controller.ts'
import type { ActionButton, BetView } from './view.ts'

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })

function makeRound(change: { decisions?: number; isOpen?: boolean; winMinor?: number } = {}): Round {
  const { decisions = 0, isOpen = false, winMinor = 0 } = change
  return {
    roundId: '0190a000-0000-7000-8000-000000000001',
    gameKey: 'Any',
    mode: 'real',
    stake: czk(200),
    win: czk(winMinor),
    balanceAfter: czk(9800 + winMinor),
    nonce: 4,
    seedId: '0190a000-0000-7000-8000-000000000002',
    definitionHash: 'x',
    playedAt: '2026-11-21T12:00:00.000Z',
    outcome: { engine: 'dice', decisions },
    bet: {
      chosenStake: czk(200),
      bet: { picks: decisions },
      decisions,
      isOpen,
      finishesAt: null,
      finishedBy: isOpen ? null : 'player',
    },
  }
}

const refused = (code: string, status = 422) => ({ ok: false as const, code, status })
const answered = (round: Round) => ({ ok: true as const, data: { round, netResult: czk(-200), isRepeat: false } })

function setUp(session: Partial<SessionState> = {}) {
  const shown: BetOutcome[] = []
  const said: string[] = []
  let main: { state: string; button: Omit<ActionButton, 'onPress'> } | undefined
  const scene = {
    opening: () => ({ label: 'Roll', bet: { target: 1, side: 'under' } }),
    choices: () => [{ label: 'Take', bet: { picks: 9 } }],
    lock: () => undefined,
    start: vi.fn<() => void>(),
    abandon: vi.fn<() => void>(),
    show: async (outcome: BetOutcome) => void shown.push(outcome),
    skip: () => undefined,
    reduceMotion: () => undefined,
  } as unknown as BetScene & { start: ReturnType<typeof vi.fn>; abandon: ReturnType<typeof vi.fn> }
  const calls = {
    freeResult: vi.fn<PlayCalls['freeResult']>(() => Promise.resolve({ ok: false } as never)),
    playBet: vi.fn<PlayCalls['playBet']>(),
    decide: vi.fn<PlayCalls['decide']>(),
    resume: vi.fn<PlayCalls['resume']>(),
    shown: vi.fn<PlayCalls['shown']>(),
  }
  const nothing = (): undefined => undefined
  const view = new Proxy(
    {
      say: (key: string) => key,
      money: (amountMinor: number) => `${amountMinor}`,
      announce: (text: string) => void said.push(text),
      announceMore: (text: string) => void said.push(text),
      actions: (state: string, button: Omit<ActionButton, 'onPress'>) => {
        main = { state, button }
      },
    } as Record<string, unknown>,
    { get: (target, name) => target[String(name)] ?? nothing },
  ) as unknown as BetView
  const sound = new Proxy({}, { get: () => nothing }) as Sound
  const onEnded = vi.fn<(code: string) => void>()
  const controller = createBetController({
    jackpot: { won: () => ({ title: '', amount: '', isCelebrated: false }) },
    data: { game: { key: 'Any' }, title: 'Any', language: 'en', errors: {} } as unknown as BetPageData,
    session: {
      balance: czk(10_000),
      netResult: czk(0),
      stakes: [200, 400],
      defaultStake: 200,
      minimumRoundMs: 0,
      lobbyUrl: 'http://lobby.example/en',
      mode: 'real',
      unshownRound: null,
      openRound: null,
      freeRounds: null,
      bonus: null,
      fairness: { nextNonce: 0 },
      ...session,
    } as unknown as SessionState,
    calls: calls as unknown as PlayCalls,
    view,
    sound,
    speech: { result: () => 'result', shortResult: () => ({ text: 'x', tone: 'lost' }) },
    onEnded,
  })
  const settled = (): Promise<void> => vi.waitFor(() => expect(['ready', 'deciding']).toContain(main?.state), PATIENCE)
  return { controller, scene, calls, shown, said, onEnded, settled, main: () => main }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

describe('a round with a bet', () => {
  it('is played with a free round at its stake while there is one, and with the own stake after it', async () => {
    const freeRounds = { freeRoundsId: 'a', left: 1, stake: czk(400), expiresAt: '2026-11-30T12:00:00.000Z' }
    const { controller, scene, calls, settled } = setUp({ freeRounds })
    calls.playBet.mockResolvedValue(answered(makeRound({ winMinor: 0 })) as never)
    controller.begin(scene)
    expect(controller.stakeMinor).toBe(400)
    for (const times of [1, 2]) {
      controller.press()
      await vi.waitFor(() => expect(calls.shown).toHaveBeenCalledTimes(times), PATIENCE)
      await settled()
    }
    const asked = calls.playBet.mock.calls.map(([, staked, , gift]) => [staked, gift])
    expect(asked).toEqual([
      [400, { freeRoundsId: 'a' }],
      [200, {}],
    ])
    // The result of the set is requested once, after its last round was shown.
    expect(calls.freeResult.mock.calls).toEqual([['a']])
  })

  it('is asked for once with its stake and bet, shown, and told to the platform as shown', async () => {
    const { controller, scene, calls, shown, settled, main } = setUp()
    calls.playBet.mockResolvedValue(answered(makeRound({ winMinor: 400 })) as never)
    controller.begin(scene)
    controller.press()
    controller.press()
    await vi.waitFor(() => expect(calls.shown).toHaveBeenCalledTimes(1), PATIENCE)
    await settled()
    expect(calls.playBet).toHaveBeenCalledTimes(1)
    expect(calls.playBet.mock.calls[0]?.slice(1)).toEqual([200, { target: 1, side: 'under' }, {}])
    expect(shown).toHaveLength(1)
    expect(main()?.state).toBe('ready')
    expect(controller.past).toHaveLength(1)
  })

  it('asks with the same number until there is an answer', async () => {
    const { controller, scene, calls, settled } = setUp()
    calls.playBet.mockResolvedValueOnce(refused('ERR_NETWORK', 0) as never)
    calls.playBet.mockResolvedValue(answered(makeRound()) as never)
    controller.begin(scene)
    controller.press()
    await vi.waitFor(() => expect(calls.playBet).toHaveBeenCalledTimes(2), PATIENCE)
    await settled()
    const [first, second] = calls.playBet.mock.calls
    expect(first?.[0]).toBe(second?.[0])
  })

  it('puts everything back when it is refused', async () => {
    const { controller, scene, calls, settled, onEnded } = setUp()
    calls.playBet.mockResolvedValue(refused('ERR_INSUFFICIENT_FUNDS') as never)
    controller.begin(scene)
    controller.press()
    await vi.waitFor(() => expect(scene.abandon).toHaveBeenCalledTimes(1), PATIENCE)
    await settled()
    expect(onEnded).not.toHaveBeenCalled()
    expect(calls.shown).not.toHaveBeenCalled()
  })
})

describe('a round with decisions', () => {
  it('waits, and numbers each decision', async () => {
    const { controller, scene, calls, settled, main } = setUp()
    calls.playBet.mockResolvedValue(answered(makeRound({ isOpen: true })) as never)
    calls.decide.mockResolvedValueOnce(answered(makeRound({ isOpen: true, decisions: 1 })) as never)
    calls.decide.mockResolvedValueOnce(answered(makeRound({ decisions: 2, winMinor: 300 })) as never)
    controller.begin(scene)
    controller.press()
    await settled()
    expect(main()).toMatchObject({ state: 'deciding', button: { label: 'Take' } })
    expect(calls.shown).not.toHaveBeenCalled()
    controller.press()
    await vi.waitFor(() => expect(calls.decide).toHaveBeenCalledTimes(1), PATIENCE)
    await settled()
    controller.press()
    await vi.waitFor(() => expect(calls.shown).toHaveBeenCalledTimes(1), PATIENCE)
    expect(calls.decide.mock.calls.map(([, decision]) => decision)).toEqual([1, 2])
  })

  it('comes back open where it was left', async () => {
    const { controller, scene, shown, settled, main } = setUp({ openRound: makeRound({ isOpen: true, decisions: 3 }) })
    controller.begin(scene)
    await settled()
    expect(shown).toHaveLength(1)
    expect(main()?.state).toBe('deciding')
    expect(controller.isIdle).toBe(false)
  })

  it('shows what another device decided meanwhile', async () => {
    const { controller, scene, calls, shown, settled, main } = setUp({ openRound: makeRound({ isOpen: true }) })
    calls.decide.mockResolvedValue(refused('ERR_STATE_CHANGED') as never)
    const after = makeRound({ decisions: 1, winMinor: 500 })
    const balance = { balance: czk(10_300), netResult: czk(300) }
    calls.resume.mockResolvedValue({ ok: true, data: { openRound: null, unshownRound: after, ...balance } } as never)
    controller.begin(scene)
    await settled()
    controller.press()
    await vi.waitFor(() => expect(calls.resume).toHaveBeenCalledTimes(1), PATIENCE)
    await settled()
    expect(shown).toHaveLength(2)
    expect(main()?.state).toBe('ready')
  })
})
