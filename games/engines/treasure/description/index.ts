import type { TreasureDefinition, TreasureOutcome } from '../../../kit/protocol/bets.ts'
import type { Description } from '../../../kit/description/description.ts'
import type { TreasureText } from './texts.ts'

/** The probability of a segment on its ring. */
function shareOf({ segments }: TreasureDefinition['rings'][number], at: number): number {
  const all = segments.reduce((sum, { weight }) => sum + weight, 0)
  return (segments[at]?.weight ?? 0) / all
}

/** Whether a game is described and drawn as three seals; the others are rings of a wheel. */
export const isSeals = ({ key }: Pick<TreasureDefinition, 'key'>): boolean => key === 'TriPecete'

export const description: Description<TreasureDefinition, TreasureOutcome, TreasureText> = {
  rules: ({ say, percent }, definition) => [
    {
      title: say('howTitle'),
      texts: [
        say(isSeals(definition) ? 'howSeals' : 'how'),
        ...(isSeals(definition) ? [] : [say('sizes')]),
        say('same', { rtp: percent(Number(definition.declared.rtp) / 100) }),
      ],
    },
  ],
  paytable: ({ say, percent, money, number }, definition, stakeMinor) => {
    let reached = 1
    return definition.rings.map((ring, at) => {
      const before = reached
      const rows = ring.segments.map((segment, index) => {
        const chance = percent(before * shareOf(ring, index))
        if ('leads' in segment) {
          reached = before * shareOf(ring, index)
          return [say('inwards'), chance, '→']
        }
        return [
          `${number(segment.pays / definition.coins)}×`,
          chance,
          money((segment.pays * stakeMinor) / definition.coins),
        ]
      })
      return {
        title: say(isSeals(definition) ? 'seal' : 'ring', { number: at + 1 }),
        table: { head: [say('pays'), say('chance'), say('wins')], rows },
      }
    })
  },
  result: ({ say, number }, definition, { segments, winMinor, stakeMinor }) => {
    if (winMinor === 0) return say(isSeals(definition) ? 'resultNoSeal' : 'resultNothing')
    const reached = { number: segments.length, times: number(winMinor / stakeMinor) }
    return say(isSeals(definition) ? 'resultSeal' : 'resultWin', reached)
  },
  shortResult: ({ number }, _, { winMinor, stakeMinor, segments }) => ({
    text: `${segments.length > 1 ? `${segments.length}› ` : ''}${number(winMinor / stakeMinor)}×`,
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
