import type { ReplyOf } from '#contract/call.ts'
import { listJackpots } from '#contract/play-v1/jackpots.ts'
import { judgeWin } from './judge-win.ts'
import type { Begun } from './frame.ts'
import { element } from './page.ts'
import type { PageView } from './page-view.ts'
import type { PlayedRound, Round } from './play-calls.ts'

type Pool = ReplyOf<typeof listJackpots>['pools'][number]
export type JackpotWon = NonNullable<PlayedRound['jackpot']>

/** The notice of a won jackpot, in two lines. */
type JackpotNotice = {
  readonly title: string
  readonly amount: string
  /** A return that does not exceed the stake is not celebrated. */
  readonly isCelebrated: boolean
}

type Needs = {
  readonly data: { readonly language: string; readonly game: { readonly key: string } }
  readonly begun: { readonly session: Pick<Begun['session'], 'mode'>; readonly calls: Pick<Begun['calls'], 'client'> }
  readonly view: Pick<PageView, 'say' | 'money' | 'jackpot'>
}

const READ_EVERY_MS = 10_000

/** The jackpot of this game: its current amount, its share of the return, and its wins. */
export function createJackpot({ data, begun: { session, calls }, view }: Needs) {
  const { say, money } = view
  let pool: Pool | undefined

  async function read(): Promise<void> {
    const answer = document.hidden ? undefined : await calls.client(listJackpots, {})
    if (!answer?.ok) return
    pool = answer.data.pools.find(({ gameKeys }) => gameKeys.includes(data.game.key))
    view.jackpot(pool && `${pool.name} ${money(pool.level.amountMinor)}`)
  }

  async function readOn(): Promise<void> {
    await read()
    setTimeout(() => void readOn(), READ_EVERY_MS)
  }
  // Rounds for fun take no part.
  if (session.mode === 'real') void readOn()

  return {
    /** Beside the rules of the game; empty where it has no jackpot. @param rtp the game's own return in per cent */
    rules(rtp: string): Node[] {
      if (!pool) return []
      const { name, addedReturnPpm, contributionPpm, seedMinor, oneInMinor } = pool
      const percent = new Intl.NumberFormat(data.language, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 4,
      })
      const added = addedReturnPpm / 1_000_000
      const total = percent.format(Number(rtp) / 100 + added)
      return [
        element('h3', say('jackpotTitle', { name })),
        element(
          'p',
          say('jackpotReturn', { total, added: percent.format(added), own: percent.format(Number(rtp) / 100) }),
        ),
        element(
          'p',
          say('jackpotRule', {
            share: percent.format(contributionPpm / 1_000_000),
            seed: money(seedMinor),
            odds: money(oneInMinor),
          }),
        ),
      ]
    },
    /** A jackpot that a round has won beside its own win; what it holds now is read again. */
    won({ name, win }: JackpotWon, round: Pick<Round, 'win' | 'stake'>): JackpotNotice {
      void read()
      const mood = judgeWin(win.amountMinor + round.win.amountMinor, round.stake.amountMinor)
      return { title: say('jackpotWon', { name }), amount: money(win.amountMinor), isCelebrated: mood !== 'plain' }
    },
  }
}
export type Jackpot = ReturnType<typeof createJackpot>
