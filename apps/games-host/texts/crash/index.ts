import type { Language } from '#config/shapes.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { vi } from './vi.ts'

/** Every text of the shared games. Another language has every key or does not compile. */
export type CrashTexts = Readonly<Record<keyof typeof cs, string>>
export type CrashTextKey = keyof CrashTexts

export const crashTexts: Readonly<Record<Language, CrashTexts>> = { cs, sk, en, hu, ru, vi }
