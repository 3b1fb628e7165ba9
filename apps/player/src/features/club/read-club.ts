import { plainText } from '../../shell/levels/plain-text.ts'
import { fieldOf as field, instantOf, numberOf, textOf } from '../../shell/levels/service.ts'

/** A mission or a badge, as the club shows it. */
export type Counted = {
  readonly id: number
  readonly completedId: number
  readonly name: string
  readonly description: string
  readonly reward: string
  readonly icon: string
  /** In percent. */
  readonly progress: number
  /** Count and total, where the service counts. */
  readonly done: number | undefined
  readonly count: number | undefined
  readonly isCompleted: boolean
  readonly canClaim: boolean
  readonly completedAt: Date | undefined
}

export type Item = {
  readonly id: number
  readonly name: string
  readonly price: string
  readonly image: string
  readonly avatar: string | undefined
  readonly isOwned: boolean
  readonly isWorn: boolean
  readonly canBuy: boolean
}

export type Moved = {
  readonly key: string
  readonly at: Date
  readonly amount: number
  readonly balance: number | undefined
  readonly kind: string
  readonly name: string
  readonly about: string | undefined
  readonly reason: string | undefined
}

const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : [])
const dateOf = (seconds: number | undefined) => (seconds === undefined ? undefined : instantOf(seconds * 1000))

/** Missions or badges of an untrusted response: validated field by field, invalid ones are dropped. */
export const readCounted = (answer: unknown): Counted[] =>
  listOf(answer).flatMap((entry) => {
    const id = numberOf(field(entry, 'id'))
    if (id === undefined) return []
    const custom = field(entry, 'custom_data')
    return [
      {
        id,
        completedId: numberOf(field(entry, 'ach_completed_id')) ?? id,
        name: plainText(textOf(field(entry, 'name')) ?? ''),
        description: plainText(textOf(field(entry, 'description')) ?? ''),
        reward: plainText(textOf(field(entry, 'reward')) ?? ''),
        icon: textOf(field(custom, 'icon')) ?? 'flag',
        progress: Math.min(100, Math.max(0, numberOf(field(entry, 'progress')) ?? 0)),
        done: numberOf(field(custom, 'done')),
        count: numberOf(field(custom, 'count')),
        isCompleted: field(entry, 'is_completed') === true,
        canClaim: field(entry, 'requires_prize_claim') === true && field(entry, 'is_completed') === true,
        completedAt: dateOf(numberOf(field(entry, 'completed_at_ts'))),
      },
    ]
  })

export const readItems = (answer: unknown): Item[] =>
  listOf(answer).flatMap((entry) => {
    const id = numberOf(field(entry, 'id'))
    if (id === undefined) return []
    const custom = field(entry, 'custom_data')
    return [
      {
        id,
        name: plainText(textOf(field(entry, 'name')) ?? ''),
        price: plainText(textOf(field(entry, 'price')) ?? ''),
        image: textOf(field(entry, 'image')) ?? '',
        avatar: textOf(field(custom, 'avatar')),
        isOwned: field(custom, 'is_owned') === true,
        isWorn: field(custom, 'is_worn') === true,
        canBuy: field(entry, 'can_buy') !== false,
      },
    ]
  })

export const readMoved = (answer: unknown): Moved[] =>
  listOf(answer).flatMap((entry, place) => {
    const at = dateOf(numberOf(field(entry, 'create_date')))
    const amount = numberOf(field(entry, 'amount'))
    if (!at || amount === undefined) return []
    const custom = field(entry, 'custom_data')
    return [
      {
        key: `${at.getTime()}:${place}`,
        at,
        amount,
        balance: numberOf(field(entry, 'balance')),
        kind: textOf(field(entry, 'type')) ?? '',
        name: plainText(textOf(field(custom, 'name')) ?? ''),
        about: textOf(field(custom, 'about')),
        reason: textOf(field(custom, 'reason')),
      },
    ]
  })
