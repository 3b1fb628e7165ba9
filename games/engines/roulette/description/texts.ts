import type { EngineTexts } from '../../../kit/description/description.ts'
import { cs } from './texts/cs.ts'
import { en } from './texts/en.ts'
import { hu } from './texts/hu.ts'
import { ru } from './texts/ru.ts'
import { sk } from './texts/sk.ts'
import { vi } from './texts/vi.ts'

export type RouletteText = keyof typeof cs

/** All texts of roulette. */
export const texts: EngineTexts<RouletteText> = { cs, sk, en, hu, ru, vi }
