import type { ScratchDefinition, ScratchOutcome } from '../../../kit/protocol/bets.ts'
import type { Description } from '../../../kit/description/description.ts'
import { winningFields } from '../math/scratch-layout.ts'
import type { ScratchText } from './texts.ts'

const SQUARES_A_ROW = 6

/** The text key of the win condition of a ticket. */
export function needKey({ layout }: Pick<ScratchDefinition, 'layout'>): ScratchText {
  if (layout.kind === 'equal') return layout.needed === 2 ? 'needEqual2' : 'needEqual3'
  if (layout.kind === 'lines') return layout.through === 'rows' ? 'needRow' : 'needLine'
  return layout.keys === 1 ? 'needSquare' : 'needKey'
}

/** A number as it is printed: in games with only one winning number it is a square of a map. */
export function writeNumber({ layout }: Pick<ScratchDefinition, 'layout'>, number: number): string {
  if (layout.kind !== 'keys' || layout.keys > 1) return String(number)
  const row = String.fromCharCode(65 + Math.floor((number - 1) / SQUARES_A_ROW))
  return `${row}${((number - 1) % SQUARES_A_ROW) + 1}`
}

/** The winning fields, as the ticket shows them. */
export const wonFields = ({ layout }: Pick<ScratchDefinition, 'layout'>, outcome: ScratchOutcome): number[] =>
  winningFields(layout, outcome)

export const description: Description<ScratchDefinition, ScratchOutcome, ScratchText> = {
  rules: ({ say, percent, number }, { tickets, declared, layout, series }) => [
    {
      title: say('howTitle'),
      texts: [
        `${say(needKey({ layout }))}.`,
        say('how'),
        say(series ? 'oddsOfSeries' : 'odds', { tickets: number(tickets), rtp: percent(Number(declared.rtp) / 100) }),
      ],
    },
  ],
  paytable: ({ say, money, number }, { prizes, tickets, coins }, stakeMinor) => [
    {
      title: say('paysTitle'),
      table: {
        head: [say('wins'), say('chance')],
        rows: prizes
          .toReversed()
          .map(({ coins: pays, count }) => [
            money((pays * stakeMinor) / coins),
            say('oneIn', { number: number(tickets / count, tickets / count < 100 ? 1 : 0) }),
          ]),
      },
    },
  ],
  result: ({ say, money }, _, { winMinor }) =>
    winMinor > 0 ? say('resultWin', { amount: money(winMinor) }) : say('resultNothing'),
  shortResult: ({ number }, _, { winMinor, stakeMinor }) => ({
    text: `${number(winMinor / stakeMinor)}×`,
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
