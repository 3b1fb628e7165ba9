import type { EngineTexts } from '../../../kit/description/description.ts'
import { cs } from './texts/cs.ts'
import { en } from './texts/en.ts'
import { hu } from './texts/hu.ts'
import { ru } from './texts/ru.ts'
import { sk } from './texts/sk.ts'
import { vi } from './texts/vi.ts'

export type TwentyOneText = keyof typeof cs

/** All texts of the games of twenty-one. */
export const texts: EngineTexts<TwentyOneText> = { cs, sk, en, hu, ru, vi }
