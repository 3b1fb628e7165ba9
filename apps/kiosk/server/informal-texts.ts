import type { Brand } from '#config/brand.ts'
import { addressOf, type Variants } from '#config/texts/form-of-address.ts'
import { informal as cs } from '../src/texts/cs.ts'
import { informal as hu } from '../src/texts/hu.ts'
import type { Language, Texts } from '../src/texts/index.ts'
import { informal as ru } from '../src/texts/ru.ts'
import { informal as sk } from '../src/texts/sk.ts'

/** What the page says otherwise in the brand's form of address, by language. */
export const variantsFor = ({ tone }: Pick<Brand, 'tone'>): Readonly<Partial<Record<Language, Variants<Texts>>>> =>
  addressOf(tone) === 'informal' ? { cs, sk, hu, ru } : {}
