import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { PersonalPartName } from '#contract/states/privacy-states.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { vi } from './vi.ts'

/** Texts of the page in an archive. Fields without a text are shown by their key. */
export type ExportWords = Readonly<
  Record<'title' | 'intro' | 'made' | 'contents' | 'files' | 'none' | 'yes' | 'no', string>
> & {
  readonly parts: Readonly<Record<PersonalPartName, { readonly title: string; readonly about: string }>>
  readonly fields: Readonly<Record<string, string>>
}

export const exportWords: Readonly<Record<Static<typeof Language>, ExportWords>> = { cs, sk, en, hu, ru, vi }
