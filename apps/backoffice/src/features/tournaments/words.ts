import type { ReplyOf } from '#contract/call.ts'
import type { listEntries } from '#contract/play-v1/tournaments.ts'
import type { Prize, Terms, TournamentRound } from '#contract/shapes/tournaments.ts'
import type { RoundState } from '#contract/states/tournament-states.ts'
import type { CurrencyCode } from '#money'
import type { StatusKind } from '../../shell/status.tsx'
import type { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

export type Entry = ReplyOf<typeof listEntries>['rows'][number]
type Texts = ReturnType<typeof useTexts>

export const STATE_KINDS: Readonly<Record<RoundState, StatusKind>> = {
  planned: 'idle',
  open: 'wait',
  running: 'ok',
  scoring: 'wait',
  published: 'hold',
  paid: 'ok',
  cancelled: 'stop',
}

/** The beginning of query keys of this feature. */
export const TOURNAMENTS = ['tournaments']

/** Formats a score: a multiple with ×, everything else as a number. */
export function writeScore(score: number, { scoring }: Pick<Terms, 'scoring'>, language: string): string {
  if (scoring.kind === 'points' || scoring.kind === 'missions') return score.toLocaleString(language)
  const multiple = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 4 })
  return `×${multiple.format(score / 10_000)}`
}

export function writePrize({ t }: Pick<Texts, 't'>, prize: Prize, currency: CurrencyCode): string {
  if (prize.kind === 'money') return writeMoney({ amountMinor: prize.amountMinor, currency })
  if (prize.kind === 'bonus') return t('tournaments.prizeBonus')
  const { rounds, gameKey, stakeMinor } = prize
  const stake = writeMoney({ amountMinor: stakeMinor, currency })
  return t('tournaments.prizeRounds', { rounds, game: gameKey, stake })
}

/** A prize with its places. */
export function writePlaces(texts: Pick<Texts, 't'>, prize: Prize, currency: CurrencyCode): string {
  const { fromPlace: from, toPlace: to } = prize
  const of = { from, prize: writePrize(texts, prize, currency) }
  return from === to ? texts.t('tournaments.placeOne', of) : texts.t('tournaments.places', { ...of, to })
}

export const nameOfRound = (
  { t }: Pick<Texts, 't'>,
  { name, number }: Pick<TournamentRound, 'name' | 'number'>,
): string => t('tournaments.roundOf', { name, number })
