import type { StepsDefinition, StepsOutcome } from '../../../kit/protocol/bets.ts'
import type { Section, Description, Words } from '../../../kit/description/description.ts'
import type { StepsText } from './texts.ts'

export type Variant = StepsDefinition['variants'][number]
type Layout = Variant['layout']

/** The chance that the next step is safe, given that all before it were. */
export function chanceOfStep(layout: Layout, step: number): number {
  if (layout.kind === 'field') return (layout.cells - layout.traps - step) / (layout.cells - step)
  return layout.kind === 'rows' ? layout.safe / layout.doors : (layout.chances[step] ?? 0) / layout.outOf
}

/** Whether the layout is a repeated choice of two doors of which one is safe, which is shown as a coin. */
export const isCoin = (layout: Layout): boolean => layout.kind === 'rows' && layout.doors === 2 && layout.safe === 1

/** The name of a place: a field, a door in its row, a side of the coin, a step of the road. */
export function placeName({ say }: Pick<Words<StepsText>, 'say'>, layout: Layout, place: number): string {
  if (layout.kind === 'field') return say('field', { number: place + 1 })
  if (layout.kind === 'road') return say('stepOf', { number: place + 1 })
  const row = Math.floor(place / layout.doors) + 1
  if (isCoin(layout)) return say(place % 2 === 0 ? 'heads' : 'tails', { row })
  return say('door', { row, door: (place % layout.doors) + 1 })
}

function paySection({ say, percent, money }: Words<StepsText>, coins: number, stakeMinor: number) {
  return ({ layout, ladder }: Variant): Section => {
    let reached = 1
    return {
      title: layout.kind === 'field' ? say('trapsCount', { count: layout.traps }) : say('paysTitle'),
      table: {
        head: [say('step'), say('reached'), say('wins')],
        rows: ladder.map((pays, step) => {
          reached *= chanceOfStep(layout, step)
          return [String(step + 1), percent(reached), money((pays * stakeMinor) / coins)]
        }),
      },
    }
  }
}

export const description: Description<StepsDefinition, StepsOutcome, StepsText> = {
  rules: ({ say, percent }, { variants, declared }) => {
    const kind = variants[0]?.layout.kind
    return [
      {
        title: say('howTitle'),
        texts: [
          say(kind === 'field' ? 'howField' : kind === 'rows' ? 'howRows' : 'howRoad'),
          say('range', { from: percent(Number(declared.rtp) / 100), to: percent(Number(declared.rtpMax) / 100) }),
          say('absent'),
        ],
      },
    ]
  },
  paytable: (words, { variants, coins }, stakeMinor) => variants.map(paySection(words, coins, stakeMinor)),
  result: ({ say, money }, _, { state, bet, payMinor }) => {
    const steps = bet.picks.length
    if (state === 'lost') return say('resultLost', { steps })
    if (state === 'taken') return say('resultTaken', { steps })
    return state === 'finished' ? say('resultEnd', { steps }) : say('resultOn', { steps, amount: money(payMinor) })
  },
  shortResult: ({ number }, _, { winMinor, stakeMinor }) => ({
    text: `${number(winMinor / stakeMinor)}×`,
    tone: winMinor > 0 ? 'won' : 'lost',
  }),
}
