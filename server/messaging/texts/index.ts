import type { LanguageCode } from '../letter.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { PlayerTexts, StaffTexts } from './letter-text.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { cs as staffCs } from './staff/cs.ts'
import { en as staffEn } from './staff/en.ts'
import { sk as staffSk } from './staff/sk.ts'
import { vi } from './vi.ts'

export const playerTexts: Readonly<Record<LanguageCode, PlayerTexts>> = { cs, sk, en, hu, ru, vi }

/** The three languages of the back office. */
export const staffTexts = { cs: staffCs, sk: staffSk, en: staffEn } as const satisfies Readonly<
  Record<string, StaffTexts>
>
