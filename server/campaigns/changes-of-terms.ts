import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import type { Preview } from '../approvals/index.ts'

/** Above this only their number is shown; the screen of the campaign has all of them. */
const PLAYERS_TOLD = 20

type Value = Preview['changes'][number]['after']

/** The gift, how it is played and for whom, beside the terms in force: everything that is approved. */
export function changesOfTerms(
  before: CampaignTerms | undefined,
  after: CampaignTerms,
  currency: CurrencyCode,
): Preview['changes'] {
  const money = (amountMinor: number | null | undefined): Value =>
    typeof amountMinor === 'number' ? { amountMinor, currency } : null
  const of = (terms: CampaignTerms): Readonly<Record<string, Value>> => ({
    ...valuesOfGift(terms.gift, money),
    hardEnd: terms.window.hardEnd,
    wagering: terms.wagering && `${terms.wagering.times}×`,
    stakeMax: money(terms.wagering?.stakeMaxMinor),
    daysToAccept: terms.wagering?.daysToAccept ?? null,
    daysToPlay: terms.wagering?.daysToPlay ?? null,
    games: terms.games.kind === 'all' ? 'all' : terms.games.shares.map(writeShare).join(', '),
    people: terms.people.kind,
    peopleWho: writeWho(terms.people),
    codeIsPublic: terms.people.kind === 'code' ? (terms.people.isPublic ?? false) : null,
    giftsPerPlayer: terms.giftsPerPlayerMax,
    endsAtWithdrawal: terms.endsAtWithdrawal,
  })
  const [was, is] = [before && of(before), of(after)]
  return Object.keys(is)
    .map((field) => ({ field, before: was?.[field] ?? null, after: is[field] ?? null }))
    .filter((change) => change.before !== null || change.after !== null)
}

function valuesOfGift(
  gift: CampaignTerms['gift'],
  money: (amountMinor: number | null) => Value,
): Readonly<Record<string, Value>> {
  switch (gift.kind) {
    case 'no-deposit':
    case 'by-hand':
      return {}
    case 'deposit-match':
      return {
        percent: `${gift.percent} %`,
        least: money(gift.leastDepositMinor),
        onlyFirstDeposit: gift.onlyFirstDeposit,
      }
    case 'reload':
      return { percent: `${gift.percent} %`, least: money(gift.leastDepositMinor), timesMax: gift.timesMax }
    case 'cashback':
      return { percent: `${gift.percent} %`, least: money(gift.leastLossMinor), period: gift.period }
    case 'free-rounds': {
      const { rounds, gameKeys, stakeMinor, winTo, winCapMinor, conversion } = gift
      return {
        freeRounds: `${rounds} × ${gameKeys.join(', ')}`,
        roundStake: money(stakeMinor),
        winTo,
        winCap: money(winCapMinor),
        conversion: conversion ? `${conversion.percent} %` : null,
        conversionTo: conversion?.to ?? null,
      }
    }
  }
}

const writeShare = ({ gameKey, percent }: CampaignTerms['games']['shares'][number]): string => `${gameKey} ${percent} %`

/** Players by number, a list by its size and hash, a segment by its bounds; empty where the kind says it all. */
function writeWho(people: CampaignTerms['people']): string | null {
  if (people.kind === 'named') {
    const { playerIds } = people
    const told = playerIds.slice(0, PLAYERS_TOLD).join(', ')
    return playerIds.length > PLAYERS_TOLD ? `${told} … (${playerIds.length})` : told
  }
  if (people.kind === 'list') return people.hash ? `${people.players} · SHA-256 ${people.hash}` : null
  if (people.kind !== 'segment') return null
  const { registeredFrom, registeredBefore, languages } = people
  return [`${registeredFrom ?? ''} – ${registeredBefore ?? ''}`, ...languages].join(', ')
}
