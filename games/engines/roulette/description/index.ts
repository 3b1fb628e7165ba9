import type { RouletteDefinition, RouletteOutcome } from '../../../kit/protocol/bets.ts'
import type { Description, Words } from '../../../kit/description/description.ts'
import type { RouletteText } from './texts.ts'

type Spot = RouletteDefinition['spots'][number]

const KINDS = ['straight', 'split', 'street', 'trio', 'corner', 'six', 'column', 'third'] as const
type Kind = (typeof KINDS)[number]

const KIND_TEXTS: Readonly<Record<Kind, RouletteText>> = {
  straight: 'kindStraight',
  split: 'kindSplit',
  street: 'kindStreet',
  trio: 'kindTrio',
  corner: 'kindCorner',
  six: 'kindSix',
  column: 'kindColumn',
  third: 'kindThird',
}
const EVEN = ['red', 'black', 'odd', 'even', 'low', 'high'] as const

/** The kind of a spot, by the first word of its id; undefined for those that only have a name. */
export function kindOf({ id }: Pick<Spot, 'id'>): Kind | undefined {
  return KINDS.find((kind) => id.startsWith(`${kind}-`))
}

/** The numbers in a spot's id. */
export function numbersOf({ id }: Pick<Spot, 'id'>): string[] {
  return id.split('-').slice(1)
}

/** The name of a spot in words. */
export function nameOfSpot({ say }: Words<RouletteText>, spot: Spot): string {
  const kind = kindOf(spot)
  const numbers = numbersOf(spot)
  if (kind === 'column' || kind === 'third') return say(kind, { number: numbers[0] ?? '' })
  if (kind) return say(kind, { numbers: numbers.join(', ') })
  const named = EVEN.find((one) => one === spot.id)
  return named ? say(named) : spot.id
}

export const description: Description<RouletteDefinition, RouletteOutcome, RouletteText> = {
  rules: ({ say, percent }, { pockets, declared }) => [
    {
      title: say('howTitle'),
      texts: [
        say('how', { pockets: pockets.length }),
        say('how2'),
        say('same', { rtp: percent(Number(declared.rtp) / 100) }),
      ],
    },
  ],
  paytable: (words, { spots, pockets, coins }) => {
    const { say, percent, number } = words
    const first = new Map<string, Spot>()
    for (const spot of spots) {
      const kind = kindOf(spot) ?? 'evens'
      if (!first.has(kind)) first.set(kind, spot)
    }
    return [
      {
        title: say('tableTitle'),
        table: {
          head: [say('bet'), say('covers'), say('chance'), say('times')],
          rows: [...first].map(([kind, spot]) => [
            say(kind === 'evens' ? 'kindEven' : KIND_TEXTS[kind as Kind]),
            String(spot.pockets.length),
            percent(spot.pockets.length / pockets.length),
            `×${number(spot.pays / coins)}`,
          ]),
        },
      },
    ]
  },
  result: (words, { pockets }, { pocket }) => {
    const found = pockets[pocket]
    const colour = words.say(found?.colour ?? 'green').toLocaleLowerCase(words.language)
    return words.say('result', { number: found?.label ?? '', colour })
  },
  shortResult: (_, { pockets }, { pocket }) => {
    const found = pockets[pocket]
    return { text: found?.label ?? '', tone: found?.colour ?? 'green' }
  },
}
