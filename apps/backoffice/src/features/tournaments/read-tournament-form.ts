import {
  arePrizesInOrder,
  type Mission,
  type Prize,
  type Scoring,
  type Tournament,
} from '#contract/shapes/tournaments.ts'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'

/** A prize in the form, as typed. */
export type PrizeForm = {
  readonly kind: Prize['kind']
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly gameKey: string
  readonly stake: string
  readonly rounds: string
  readonly days: string
  readonly bonusId: string
}
export const emptyPrize: PrizeForm = {
  kind: 'money',
  from: '1',
  to: '1',
  amount: '',
  gameKey: '',
  stake: '',
  rounds: '10',
  days: '14',
  bonusId: '',
}

export type TournamentForm = {
  readonly name: string
  readonly about: string
  readonly hallId: string
  readonly scoring: Scoring['kind']
  readonly best: string
  readonly points: string
  readonly days: string
  readonly funRounds: string
  readonly stakeMin: string
  readonly countsFree: boolean
  readonly countsBonus: boolean
  readonly gameKeys: readonly string[]
  readonly prizes: readonly PrizeForm[]
}
export const emptyForm: TournamentForm = {
  name: '',
  about: '',
  hallId: '',
  scoring: 'largest-win',
  best: '10',
  points: '25, 18, 15, 12, 10, 8, 6, 4, 2, 1',
  days: '',
  funRounds: '',
  stakeMin: '0,20',
  countsFree: false,
  countsBonus: true,
  gameKeys: [],
  prizes: [emptyPrize],
}

/** The input of the call; undefined if a field is outside its bounds. */
export function readForm(form: TournamentForm) {
  const scoring = readScoring(form)
  const prizes = form.prizes.map(readPrize)
  const stakeMinMinor = form.stakeMin.trim() === '' ? 0 : readSignedAmount(form.stakeMin, false)
  const isPlayed = form.scoring !== 'missions'
  if (form.name.trim().length < 3 || !scoring || stakeMinMinor === undefined) return undefined
  if (prizes.some((prize) => prize === undefined)) return undefined
  const whole = prizes.filter((prize) => prize !== undefined)
  if (!arePrizesInOrder(whole) || (isPlayed && form.gameKeys.length === 0)) return undefined
  return {
    name: form.name.trim(),
    about: form.about.trim(),
    hallId: form.hallId === '' ? null : form.hallId,
    gameKeys: isPlayed ? [...form.gameKeys] : [],
    scoring,
    stakeMinMinor,
    countsFreeRounds: form.countsFree,
    countsBonusMoney: form.countsBonus,
    prizes: whole,
  }
}

function readScoring(form: TournamentForm): Scoring | undefined {
  switch (form.scoring) {
    case 'largest-win':
      return { kind: 'largest-win' }
    case 'best-sum': {
      const best = whole(form.best, 100)
      return best === undefined || best < 2 ? undefined : { kind: 'best-sum', best }
    }
    case 'points': {
      const points = form.points.split(',').map((one) => whole(one, 1000))
      if (points.length > 50 || points.some((one, at) => one === undefined || one > (points[at - 1] ?? one)))
        return undefined
      return { kind: 'points', points: points.filter((one) => one !== undefined) }
    }
    case 'missions': {
      const missions = readMissions(form)
      return missions && missions.length > 0 ? { kind: 'missions', missions } : undefined
    }
  }
}

function readMissions({ days, funRounds, gameKeys }: TournamentForm): Mission[] | undefined {
  const missions: Mission[] = []
  if (days.trim() !== '') {
    const count = whole(days, 31)
    if (count === undefined) return undefined
    missions.push({ kind: 'days', count })
  }
  if (funRounds.trim() !== '') {
    const count = whole(funRounds, 1000)
    if (count === undefined || gameKeys.length === 0) return undefined
    missions.push(...gameKeys.map((gameKey): Mission => ({ kind: 'rounds-for-fun', gameKey, count })))
  }
  return missions.length > 20 ? undefined : missions
}

function readPrize(form: PrizeForm): Prize | undefined {
  const [fromPlace, toPlace] = [whole(form.from, 1000), whole(form.to, 1000)]
  if (fromPlace === undefined || toPlace === undefined) return undefined
  const places = { fromPlace, toPlace }
  if (form.kind === 'bonus')
    return form.bonusId === '' ? undefined : { ...places, kind: 'bonus', bonusId: form.bonusId }
  if (form.kind === 'money') {
    const amountMinor = readSignedAmount(form.amount, false)
    return amountMinor === undefined ? undefined : { ...places, kind: 'money', amountMinor }
  }
  const stakeMinor = readSignedAmount(form.stake, false)
  const [rounds, daysValid] = [whole(form.rounds, 500), whole(form.days, 90)]
  if (stakeMinor === undefined || rounds === undefined || daysValid === undefined || form.gameKey === '')
    return undefined
  return { ...places, kind: 'free-rounds', gameKey: form.gameKey, stakeMinor, rounds, daysValid }
}

function whole(written: string, most: number): number | undefined {
  const value = /^\s*\d{1,7}\s*$/.test(written) ? Number(written) : 0
  return value >= 1 && value <= most ? value : undefined
}

const amountOf = (minor: number): string => (minor / 100).toFixed(2).replace('.', ',')

/** The form of an existing tournament. */
export function formOf({ name, about, hallId, terms }: Tournament): TournamentForm {
  const { scoring } = terms
  const missions = scoring.kind === 'missions' ? scoring.missions : []
  const fun = missions.filter((one) => one.kind === 'rounds-for-fun')
  return {
    ...emptyForm,
    name,
    about,
    hallId: hallId ?? '',
    scoring: scoring.kind,
    ...(scoring.kind === 'best-sum' ? { best: String(scoring.best) } : {}),
    ...(scoring.kind === 'points' ? { points: scoring.points.join(', ') } : {}),
    days: String(missions.find((one) => one.kind === 'days')?.count ?? ''),
    funRounds: String(fun[0]?.count ?? ''),
    stakeMin: amountOf(terms.stakeMinMinor),
    countsFree: terms.countsFreeRounds,
    countsBonus: terms.countsBonusMoney,
    gameKeys: fun.length > 0 ? fun.map(({ gameKey }) => gameKey) : terms.gameKeys,
    prizes: terms.prizes.map((prize) => ({
      ...emptyPrize,
      kind: prize.kind,
      from: String(prize.fromPlace),
      to: String(prize.toPlace),
      ...(prize.kind === 'money' ? { amount: amountOf(prize.amountMinor) } : {}),
      ...(prize.kind === 'bonus' ? { bonusId: prize.bonusId } : {}),
      ...(prize.kind === 'free-rounds'
        ? {
            gameKey: prize.gameKey,
            stake: amountOf(prize.stakeMinor),
            rounds: String(prize.rounds),
            days: String(prize.daysValid),
          }
        : {}),
    })),
  }
}
