import type { CampaignTerms, GiftKind, People } from '#contract/shapes/campaigns.ts'
import { localOf } from '../../../shell/local-time.ts'

/** Terms in the form: numbers and times as text, and a field for each value of any kind. */
export type CampaignForm = {
  readonly name: string
  readonly kind: GiftKind
  readonly amount: string
  readonly percent: string
  readonly cap: string
  readonly leastDeposit: string
  readonly onlyFirstDeposit: boolean
  readonly timesMax: string
  readonly leastLoss: string
  readonly period: 'day' | 'week'
  /** Keys of games, separated by commas, blanks or newlines. */
  readonly giftGames: string
  readonly stake: string
  readonly rounds: string
  readonly winTo: 'cash' | 'bonus'
  /** Empty: no cap. */
  readonly winCap: string
  /** What the player may take in place of the rounds. */
  readonly conversion: 'none' | 'cash' | 'bonus'
  readonly conversionPercent: string
  readonly times: string
  /** Empty: the game's own. */
  readonly stakeMax: string
  readonly daysToAccept: string
  readonly daysToPlay: string
  readonly gamesKind: CampaignTerms['games']['kind']
  /** One game per line: its key, and the percentage of a stake that counts. */
  readonly shares: string
  readonly people: People['kind']
  readonly playerIds: string
  /** For listed players: their number, and the SHA-256 of the list. */
  readonly listPlayers: string
  readonly listHash: string
  /** For people with a code: whether it is listed among the public promotions. */
  readonly isCodePublic: boolean
  readonly registeredFrom: string
  readonly registeredBefore: string
  readonly languages: Extract<People, { kind: 'segment' }>['languages']
  readonly from: string
  readonly softEnd: string
  readonly hardEnd: string
  readonly budget: string
  readonly giftsPerPlayer: string
  readonly endsAtWithdrawal: boolean
}

export const emptyCampaignForm: CampaignForm = {
  name: '',
  kind: 'deposit-match',
  amount: '',
  percent: '100',
  cap: '',
  leastDeposit: '',
  onlyFirstDeposit: true,
  timesMax: '1',
  leastLoss: '',
  period: 'week',
  giftGames: '',
  stake: '',
  rounds: '',
  winTo: 'cash',
  winCap: '',
  conversion: 'none',
  conversionPercent: '100',
  times: '10',
  stakeMax: '',
  daysToAccept: '7',
  daysToPlay: '30',
  gamesKind: 'all',
  shares: '',
  people: 'everyone',
  playerIds: '',
  listPlayers: '',
  listHash: '',
  isCodePublic: false,
  registeredFrom: '',
  registeredBefore: '',
  languages: [],
  from: '',
  softEnd: '',
  hardEnd: '',
  budget: '',
  giftsPerPlayer: '1',
  endsAtWithdrawal: false,
}

/** Whether it gives bonus money, which must be wagered. */
export const hasWagering = ({
  kind,
  winTo,
  conversion,
}: Pick<CampaignForm, 'kind' | 'winTo' | 'conversion'>): boolean =>
  kind !== 'free-rounds' || winTo === 'bonus' || conversion === 'bonus'

/** Saved terms, as the initial form of the next version. */
export function writeCampaignForm(terms: CampaignTerms): CampaignForm {
  const { gift, wagering, games, window } = terms
  return {
    ...emptyCampaignForm,
    name: terms.name,
    ...writeGift(gift),
    ...(wagering
      ? {
          times: String(wagering.times),
          stakeMax: writeOptional(wagering.stakeMaxMinor),
          daysToAccept: String(wagering.daysToAccept),
          daysToPlay: String(wagering.daysToPlay),
        }
      : {}),
    gamesKind: games.kind,
    shares: games.shares.map(({ gameKey, percent }) => `${gameKey} ${percent}`).join('\n'),
    ...writePeople(terms.people),
    from: localOf(window.from),
    softEnd: localOf(window.softEnd),
    hardEnd: localOf(window.hardEnd),
    budget: writeFormAmount(terms.budgetMinor),
    giftsPerPlayer: String(terms.giftsPerPlayerMax),
    endsAtWithdrawal: terms.endsAtWithdrawal,
  }
}

function writeGift(gift: CampaignTerms['gift']): Partial<CampaignForm> {
  const { kind } = gift
  if (kind === 'no-deposit' || kind === 'by-hand') return { kind, amount: writeFormAmount(gift.amountMinor) }
  if (kind === 'free-rounds')
    return {
      kind,
      giftGames: gift.gameKeys.join(', '),
      stake: writeFormAmount(gift.stakeMinor),
      rounds: String(gift.rounds),
      winTo: gift.winTo,
      winCap: writeOptional(gift.winCapMinor),
      ...(gift.conversion
        ? { conversion: gift.conversion.to, conversionPercent: String(gift.conversion.percent) }
        : {}),
    }
  const share = { kind, percent: String(gift.percent), cap: writeFormAmount(gift.capMinor) }
  if (kind === 'cashback') return { ...share, leastLoss: writeFormAmount(gift.leastLossMinor), period: gift.period }
  const leastDeposit = writeFormAmount(gift.leastDepositMinor)
  if (kind === 'reload') return { ...share, leastDeposit, timesMax: String(gift.timesMax) }
  return { ...share, leastDeposit, onlyFirstDeposit: gift.onlyFirstDeposit }
}

function writePeople(people: People): Partial<CampaignForm> {
  const { kind } = people
  if (kind === 'named') return { people: kind, playerIds: people.playerIds.join('\n') }
  if (kind === 'list') return { people: kind, listPlayers: String(people.players ?? ''), listHash: people.hash ?? '' }
  if (kind === 'code') return { people: kind, isCodePublic: people.isPublic ?? false }
  if (kind !== 'segment') return { people: kind }
  return {
    people: kind,
    registeredFrom: localOf(people.registeredFrom),
    registeredBefore: localOf(people.registeredBefore),
    languages: people.languages,
  }
}

const writeOptional = (amountMinor: number | null) => (amountMinor === null ? '' : writeFormAmount(amountMinor))

/** Formats minor units as typed input: 120050 is `1200,50`, 120000 is `1200`. */
export function writeFormAmount(amountMinor: number): string {
  const digits = String(amountMinor).padStart(3, '0')
  const [whole, decimals] = [digits.slice(0, -2), digits.slice(-2)]
  return decimals === '00' ? whole : `${whole},${decimals}`
}
