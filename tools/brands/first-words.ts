import type { MarketKey } from '#config/market.ts'
import type { BrandMessages } from '#config/read-texts.ts'

type Words = Pick<BrandMessages, 'brand' | 'hero'>

/**
 * Title and headline of a brand that has no words of its own yet, in the language of its market. They name no game and
 * no scene: the headline stands over whatever pictures the brand has.
 */
export const firstWords: Readonly<Record<MarketKey, (name: string) => Words>> = {
  CZE: (name) => ({
    brand: {
      title: `${name}: hry o peníze pro dospělé`,
      description: 'U každé hry je předem napsaná návratnost a limity jsou vždy po ruce.',
    },
    hero: {
      title: `Hry na ${name}`,
      text: 'U každé je vidět návratnost i rozsah sázek ještě před prvním kolem.',
      action: 'Hrát',
    },
  }),
  SVK: (name) => ({
    brand: {
      title: `${name}: hry o peniaze pre dospelých`,
      description: 'Pri každej hre je vopred napísaná návratnosť a limity sú vždy po ruke.',
    },
    hero: {
      title: `Hry na ${name}`,
      text: 'Pri každej je vidno návratnosť aj rozsah stávok ešte pred prvým kolom.',
      action: 'Hrať',
    },
  }),
}
