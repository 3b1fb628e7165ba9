import type { LanguageCode } from '../letter.ts'
import type { Voice } from '../voice.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { cs as informalCs } from './informal/cs.ts'
import { en as informalEn } from './informal/en.ts'
import { hu as informalHu } from './informal/hu.ts'
import { ru as informalRu } from './informal/ru.ts'
import { sk as informalSk } from './informal/sk.ts'
import { vi as informalVi } from './informal/vi.ts'
import type { PlayerTexts, StaffTexts } from './letter-text.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { cs as staffCs } from './staff/cs.ts'
import { en as staffEn } from './staff/en.ts'
import { sk as staffSk } from './staff/sk.ts'
import { vi } from './vi.ts'

type InLanguages = Readonly<Record<LanguageCode, PlayerTexts>>

const formal: InLanguages = { cs, sk, en, hu, ru, vi }
const informal: InLanguages = {
  cs: { ...cs, ...informalCs },
  sk: { ...sk, ...informalSk },
  en: { ...en, ...informalEn },
  hu: { ...hu, ...informalHu },
  ru: { ...ru, ...informalRu },
  vi: { ...vi, ...informalVi },
}

/** Messages to players in the form of address of a tone: informal for the informal tone, formal for all others. */
export const playerTexts = (tone: Voice['tone']): InLanguages => (tone === 'informal' ? informal : formal)

/** The three languages of the back office. */
export const staffTexts = { cs: staffCs, sk: staffSk, en: staffEn } as const satisfies Readonly<
  Record<string, StaffTexts>
>
