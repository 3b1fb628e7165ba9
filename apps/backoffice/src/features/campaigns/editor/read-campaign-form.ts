import { PLAYERS_MAX, type CampaignTerms, type Gift, type People } from '#contract/shapes/campaigns.ts'
import { instantOf } from '../../../shell/local-time.ts'
import { readSignedAmount } from '../../../shell/read-signed-amount.ts'
import { readPlayerIds, readInteger } from '../read-numbers.ts'
import { hasWagering, type CampaignForm } from './campaign-form.ts'

export type FormField = keyof CampaignForm
/** What was read of a part, or the fields of it that are wrong. */
type Part<T> = { readonly value: T | undefined; readonly wrong: readonly FormField[] }

const GAMES_OF_GIFT_MAX = 20
const SHARES_MAX = 300
const GAME_KEY = /^[A-Za-z0-9]{2,40}$/

/** The terms that the form says, or the fields that are not within the bounds of the contract. */
export function readCampaignForm(form: CampaignForm): {
  readonly terms: CampaignTerms | undefined
  readonly problems: readonly FormField[]
} {
  const name = part({ name: form.name.trim().length < 3 ? undefined : form.name.trim() }, (read) => read.name)
  const gift = readGift(form)
  const wagering = readWagering(form)
  const games = readGames(form)
  const people = readPeople(form)
  const window = readWindow(form)
  const bounds = part(
    { budget: amount(form.budget), giftsPerPlayer: readInteger(form.giftsPerPlayer, { max: 1000 }) },
    ({ budget, giftsPerPlayer }) => ({ budgetMinor: budget, giftsPerPlayerMax: giftsPerPlayer }),
  )
  const problems = [name, gift, wagering, games, people, window, bounds].flatMap(({ wrong }) => wrong)
  const isWhole = name.value !== undefined && gift.value && games.value && people.value && window.value && bounds.value
  if (!isWhole || wagering.value === undefined) return { terms: undefined, problems }
  return {
    terms: {
      name: name.value,
      gift: gift.value,
      wagering: wagering.value,
      games: games.value,
      people: people.value,
      window: window.value,
      ...bounds.value,
      endsAtWithdrawal: form.endsAtWithdrawal,
    },
    problems,
  }
}

function readGift(form: CampaignForm): Part<Gift> {
  const { kind } = form
  if (kind === 'no-deposit' || kind === 'by-hand')
    return part({ amount: amount(form.amount) }, (read) => ({ kind, amountMinor: read.amount }))
  if (kind === 'free-rounds') return readFreeRounds(form)
  const share = { percent: readInteger(form.percent, { max: 300 }), cap: amount(form.cap) }
  if (kind === 'cashback')
    return part({ ...share, leastLoss: amount(form.leastLoss) }, ({ percent, cap, leastLoss }) => ({
      kind,
      percent,
      capMinor: cap,
      leastLossMinor: leastLoss,
      period: form.period,
    }))
  const deposit = { ...share, leastDeposit: amount(form.leastDeposit) }
  if (kind === 'deposit-match')
    return part(deposit, ({ percent, cap, leastDeposit }) => ({
      kind,
      percent,
      capMinor: cap,
      leastDepositMinor: leastDeposit,
      onlyFirstDeposit: form.onlyFirstDeposit,
    }))
  const timesMax = readInteger(form.timesMax, { max: 100 })
  return part({ ...deposit, timesMax }, ({ percent, cap, leastDeposit, ...read }) => ({
    kind,
    percent,
    capMinor: cap,
    leastDepositMinor: leastDeposit,
    timesMax: read.timesMax,
  }))
}

function readFreeRounds(form: CampaignForm): Part<Gift> {
  const keys = [...new Set(form.giftGames.split(/[\s,;]+/).filter(Boolean))]
  const areGames = keys.length > 0 && keys.length <= GAMES_OF_GIFT_MAX && keys.every((key) => GAME_KEY.test(key))
  return part(
    {
      giftGames: areGames ? keys : undefined,
      stake: amount(form.stake),
      rounds: readInteger(form.rounds, { max: 1000 }),
      winCap: optional(form.winCap, amount),
      conversionPercent: form.conversion === 'none' ? null : readInteger(form.conversionPercent, { max: 100 }),
    },
    ({ giftGames, stake, rounds, winCap, conversionPercent }) => ({
      kind: 'free-rounds',
      gameKeys: giftGames,
      stakeMinor: stake,
      rounds,
      winTo: form.winTo,
      winCapMinor: winCap,
      ...(form.conversion === 'none' || conversionPercent === null
        ? {}
        : { conversion: { to: form.conversion, percent: conversionPercent } }),
    }),
  )
}

function readWagering(form: CampaignForm): Part<CampaignTerms['wagering']> {
  if (!hasWagering(form)) return { value: null, wrong: [] }
  return part(
    {
      times: readInteger(form.times, { max: 50 }),
      stakeMax: optional(form.stakeMax, amount),
      daysToAccept: readInteger(form.daysToAccept, { max: 90 }),
      daysToPlay: readInteger(form.daysToPlay, { max: 90 }),
    },
    ({ times, stakeMax, daysToAccept, daysToPlay }) => ({ times, stakeMaxMinor: stakeMax, daysToAccept, daysToPlay }),
  )
}

function readGames({ gamesKind, shares }: CampaignForm): Part<CampaignTerms['games']> {
  const read = gamesKind === 'all' ? [] : readShares(shares)
  return part({ shares: read }, (of) => ({ kind: gamesKind, shares: of.shares }))
}

/** `OvocnyKolotoc 100` a line; a key alone counts whole. Each game once, and one of them counts. */
function readShares(written: string): { gameKey: string; percent: number }[] | undefined {
  const lines = written.split('\n').filter((line) => line.trim() !== '')
  const shares = lines.flatMap((line) => {
    const [, gameKey, share = '100'] = /^([A-Za-z0-9]{2,40})(?:\s+(\d{1,3}))?$/.exec(line.trim()) ?? []
    const percent = readInteger(share, { min: 0, max: 100 })
    return gameKey === undefined || percent === undefined ? [] : [{ gameKey, percent }]
  })
  const areRight = shares.length === lines.length && shares.length <= SHARES_MAX
  const areOnce = new Set(shares.map(({ gameKey }) => gameKey)).size === shares.length
  return areRight && areOnce && shares.some(({ percent }) => percent > 0) ? shares : undefined
}

function readPeople(form: CampaignForm): Part<People> {
  const { people: kind } = form
  if (kind === 'named')
    return part({ playerIds: readPlayerIds(form.playerIds) }, ({ playerIds }) => ({ kind, playerIds }))
  // Staff choose the player of a gift by hand each time.
  if (kind === 'code' && form.kind === 'by-hand') return { value: undefined, wrong: ['people'] }
  if (kind === 'code') return { value: { kind, ...(form.isCodePublic ? { isPublic: true } : {}) }, wrong: [] }
  if (kind === 'list') {
    const players = readInteger(form.listPlayers, { max: PLAYERS_MAX })
    const isNamed = players !== undefined && form.listHash !== ''
    return isNamed
      ? { value: { kind, players, hash: form.listHash }, wrong: [] }
      : { value: undefined, wrong: ['listPlayers'] }
  }
  if (kind !== 'segment') return { value: { kind }, wrong: [] }
  const registeredFrom = optional(form.registeredFrom, instantOf)
  const registeredBefore = optional(form.registeredBefore, instantOf)
  const isInOrder = !registeredFrom || !registeredBefore || registeredBefore > registeredFrom
  return part({ registeredFrom, registeredBefore: isInOrder ? registeredBefore : undefined }, (read) => ({
    kind,
    ...read,
    languages: [...form.languages],
  }))
}

function readWindow(form: CampaignForm): Part<CampaignTerms['window']> {
  const [from, softEnd, hardEnd] = [form.from, form.softEnd, form.hardEnd].map(instantOf)
  return part(
    {
      from,
      softEnd: from !== undefined && softEnd !== undefined && softEnd <= from ? undefined : softEnd,
      hardEnd: softEnd !== undefined && hardEnd !== undefined && hardEnd < softEnd ? undefined : hardEnd,
    },
    (read) => read,
  )
}

const amount = (written: string) => readSignedAmount(written, false)

/** Null where nothing is written; undefined where it is wrong. */
const optional = <T>(written: string, read: (written: string) => T | undefined): T | null | undefined =>
  written.trim() === '' ? null : read(written)

type Known<T> = { readonly [Key in keyof T]: Exclude<T[Key], undefined> }

/** A part of the terms from its fields; a field that could not be read is undefined. */
function part<Value, Read extends Partial<Record<FormField, unknown>>>(
  read: Read,
  make: (read: Known<Read>) => Value,
): Part<Value> {
  const wrong = (Object.keys(read) as FormField[]).filter((field) => read[field] === undefined)
  return { value: wrong.length === 0 ? make(read as Known<Read>) : undefined, wrong }
}
