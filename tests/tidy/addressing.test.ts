import { expect, it } from 'vitest'
import { migrationRejectTexts } from '#server/account-migration/texts/reject-texts.ts'
import { rejectTexts } from '#server/documents/texts/reject-texts.ts'
import { clubWords } from '#server/loyalty/inbox/club-words.ts'
import { ADDRESSING, findAddress } from '#config/texts/find-address.ts'

it.each(ADDRESSING)('texts that stand in messages of every tone address nobody: %s', (language) => {
  const { level, mission, badge, corrected } = clubWords[language]
  const ofClub = [level(''), mission('', ''), badge(''), corrected('', '')].flatMap(({ title, body }) => [title, body])
  const texts = [rejectTexts, migrationRejectTexts].flatMap((all) => Object.values(all[language]))
  const found = [...texts, ...ofClub].flatMap((text) =>
    (['formal', 'informal'] as const).flatMap((form) => findAddress(language, form, text)),
  )
  expect(found).toEqual([])
})
