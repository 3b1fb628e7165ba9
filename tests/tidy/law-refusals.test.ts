import { expect, it } from 'vitest'
import { cs } from '#apps/backoffice/src/texts/cs.ts'
import { en } from '#apps/backoffice/src/texts/en.ts'
import { sk } from '#apps/backoffice/src/texts/sk.ts'
import { lawTexts } from '#server/law/texts/index.ts'

/** Words that address the player, whom a text for staff is about. */
const ADDRESSED = /(?<!\p{L})(?:váš|vaš\p{L}*|vás|vám|jste|ste|your?|you)(?!\p{L})/iu

it.each(Object.entries({ cs, sk, en }))(
  '%s: each refusal of the law has a text for staff, about the player',
  (_, all) => {
    const texts: Readonly<Record<string, string>> = all
    const keys = Object.keys(lawTexts.en).filter((key) => key !== 'from')
    expect(keys.filter((key) => !texts[`lawSays.${key}`])).toEqual([])
    for (const key of keys) expect(texts[`lawSays.${key}`], key).not.toMatch(ADDRESSED)
  },
)
