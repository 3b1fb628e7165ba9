import type { ScratchDefinition, ScratchOutcome } from '../../../kit/protocol/bets.ts'
import type { Telling } from '../../../kit/tell/telling.ts'
import type { ScratchText } from './texts.ts'

export const telling: Telling<ScratchDefinition, ScratchOutcome, ScratchText> = {
  rules: ({ say, percent, number }, { tickets, declared }) => [
    {
      title: say('howTitle'),
      texts: [say('how'), say('odds', { tickets: number(tickets), rtp: percent(Number(declared.rtp) / 100) })],
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
  mark: ({ number }, _, { winMinor, stakeMinor }) => ({
    text: `${number(winMinor / stakeMinor)}×`,
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
