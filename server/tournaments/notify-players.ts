import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import { REMOVAL_REASONS } from '#contract/states/tournament-states.ts'
import { formatMoney } from '#money'
import type { Clock, Database, Querier, Reaction, Transaction } from '../kernel/index.ts'
import type { Mail } from '../messaging/index.ts'
import { listPlayersIn } from './entries.queries.ts'
import type { TournamentBrand, TournamentNeeds } from './needs.ts'
import { removeEverywhere } from './remove-entry.ts'
import { findResults } from './results.queries.ts'
import { findRound } from './rounds.queries.ts'
import { recordLetter } from './letters.queries.ts'
import { findTournament } from './tournaments.queries.ts'

export type NotifyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: TournamentBrand
  readonly bonusWorth: TournamentNeeds['bonusWorth']
  /** The name of a game in a language. */
  readonly nameOfGame: (gameKey: string, language: Static<typeof Language>) => string
  readonly findContact: (
    playerId: number,
  ) => Promise<{ readonly email: string; readonly language: Static<typeof Language> } | undefined>
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<void>
}

/** Exclusions that end by themselves within minutes, or while a response is awaited, do not end an entry. */
const PASSING_STOPS = ['break', 'screening']

/** Reactions to events of other rooms that end entries, and letters to players: each at most once. */
export function tournamentReactions(needs: NotifyNeeds): Reaction[] {
  return [
    {
      event: 'exclusion.begun',
      name: 'tournaments.on-exclusion-begun',
      react: async ({ playerId, kind }) => {
        if (!PASSING_STOPS.includes(kind)) await removeEverywhere(needs, playerId, 'excluded')
      },
    },
    {
      event: 'sign-in.player-locked',
      name: 'tournaments.on-player-locked',
      react: ({ playerId }) => removeEverywhere(needs, playerId, 'locked'),
    },
    {
      event: 'privacy.account-closed',
      name: 'tournaments.on-account-closed',
      react: ({ playerId }) => removeEverywhere(needs, playerId, 'closed'),
    },
    {
      event: 'tournaments.entry-removed',
      name: 'tournaments.tell-of-removal',
      react: async ({ roundId, playerId, because }) => {
        const reason = REMOVAL_REASONS.find((one) => one === because)
        if (reason)
          await notifyOnce(needs, { roundId, playerId, what: 'removed' }, async (_, tournament) => ({
            template: 'tournament-removed',
            values: { tournament, because: reason },
          }))
      },
    },
    {
      event: 'tournaments.round-moved',
      name: 'tournaments.tell-of-cancelling',
      react: async ({ roundId, to }) => {
        if (to !== 'cancelled') return
        for (const playerId of await listPlayersIn(needs.db, roundId))
          await notifyOnce(needs, { roundId, playerId, what: 'cancelled' }, async (_, tournament) => ({
            template: 'tournament-cancelled',
            values: { tournament },
          }))
      },
    },
    {
      event: 'tournaments.prize-given',
      name: 'tournaments.tell-of-prize',
      react: ({ roundId, playerId }) =>
        notifyOnce(needs, { roundId, playerId, what: 'prize' }, (tx, tournament, language) =>
          prizeLetter(needs, tx, { roundId, playerId, tournament, language }),
        ),
    },
  ]
}

type News = { readonly roundId: string; readonly playerId: number; readonly what: 'removed' | 'cancelled' | 'prize' }
type Words = Pick<Mail, 'template' | 'values'>
type LetterOf = (tx: Querier, tournament: string, language: Static<typeof Language>) => Promise<Words | undefined>

/** Queues the letter and records it in one transaction. A player who no longer exists gets none. */
async function notifyOnce(needs: NotifyNeeds, told: News, letterOf: LetterOf): Promise<void> {
  const { db, clock, brand } = needs
  const contact = await needs.findContact(told.playerId)
  if (!contact) return
  await db.transaction(async (tx) => {
    const round = await findRound(tx, brand.target, told.roundId)
    const tournament = round && (await findTournament(tx, brand.target, round.tournamentId))
    if (!tournament || !(await recordLetter(tx, { ...told, at: clock.now() }))) return
    const { email: to, language } = contact
    const words = await letterOf(tx, tournament.name, language)
    if (words) await needs.sendLetter(tx, { to, language, ...words } as Mail)
  })
}

async function prizeLetter(
  needs: NotifyNeeds,
  tx: Querier,
  about: {
    readonly roundId: string
    readonly playerId: number
    readonly tournament: string
    readonly language: Static<typeof Language>
  },
): Promise<Words | undefined> {
  const { roundId, playerId, tournament, language } = about
  const result = (await findResults(tx, roundId, [playerId])).get(playerId)
  if (!result?.prize) return undefined
  const { prize, place } = result
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: needs.brand.currency }, language)
  const none = { amount: '', rounds: 0, game: '' }
  const told = { tournament, place, kind: prize.kind, ...none }
  if (prize.kind === 'money')
    return { template: 'tournament-prize', values: { ...told, amount: money(prize.amountMinor) } }
  if (prize.kind === 'bonus') {
    const worth = (await needs.bonusWorth(tx, prize.bonusId, needs.brand.target)) ?? 0
    return { template: 'tournament-prize', values: { ...told, amount: money(worth) } }
  }
  const game = needs.nameOfGame(prize.gameKey, language)
  return { template: 'tournament-prize', values: { ...told, rounds: prize.rounds, game } }
}
