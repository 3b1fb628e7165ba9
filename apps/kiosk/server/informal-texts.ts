import type { Brand } from '#config/brand.ts'
import { addressOf, type Variants } from '#config/texts/form-of-address.ts'
import { informal as problemsCs } from '../src/problems/cs.ts'
import { informal as problemsHu } from '../src/problems/hu.ts'
import type { ProblemTexts } from '../src/problems/problem-texts.ts'
import { informal as problemsRu } from '../src/problems/ru.ts'
import { informal as problemsSk } from '../src/problems/sk.ts'
import { informal as cs } from '../src/texts/cs.ts'
import { informal as hu } from '../src/texts/hu.ts'
import type { Language, Texts } from '../src/texts/index.ts'
import { informal as ru } from '../src/texts/ru.ts'
import { informal as sk } from '../src/texts/sk.ts'

type ByLanguage<Kept> = Readonly<Partial<Record<Language, Variants<Kept>>>>
type Toned = Pick<Brand, 'tone'>

/** What the page says otherwise in the brand's form of address, by language. */
export const variantsFor = ({ tone }: Toned): ByLanguage<Texts> =>
  addressOf(tone) === 'informal' ? { cs, sk, hu, ru } : {}

/** The same for the kiosk's own texts of refusals. */
export const problemVariantsFor = ({ tone }: Toned): ByLanguage<ProblemTexts> =>
  addressOf(tone) === 'informal' ? { cs: problemsCs, sk: problemsSk, hu: problemsHu, ru: problemsRu } : {}
