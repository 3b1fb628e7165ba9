import { describe, expect, it } from 'vitest'
import { readErrorTexts } from '#config/read-texts.ts'
import { languages } from '#config/shapes.ts'
import { ADDRESSING, findAddress } from '#config/texts/find-address.ts'
import type { CallDefinition } from '#contract/call.ts'
import { loginByAccessCode, loginByCardAtDevice, requestAccessCode } from '#contract/capi-v1/player-authentication.ts'
import { addPlayerToRvoByToken, generateExclusionToken } from '#contract/kiosk/player-exclusion.ts'
import { changePin } from '#contract/onling-v2/player-card.ts'
import { createRegistrationToken } from '#contract/onling-v2/registration.ts'
import { cancelVoucher, issueVoucher } from '#contract/play-v1/cash-vouchers.ts'
import { excludeSelf, pressPanic } from '#contract/play-v1/exclusion.ts'
import { readDocument } from '#contract/play-v1/newcomer.ts'
import { problemVariantsFor } from '../../server/informal-texts.ts'
import { explainProblem, problems } from './explain-problem.ts'
import type { ProblemPlace } from './problem-texts.ts'

/** What each place of the kiosk calls. */
const CALLS: readonly (readonly [ProblemPlace, CallDefinition])[] = [
  ['card', loginByCardAtDevice],
  ['code', requestAccessCode],
  ['code', loginByAccessCode],
  ['pin', changePin],
  ['document', readDocument],
  ['register', createRegistrationToken],
  ['voucher', issueVoucher],
  ['cancel', cancelVoucher],
  ['stop', pressPanic],
  ['stop', excludeSelf],
  ['stop', generateExclusionToken],
  ['stop', addPlayerToRvoByToken],
]
const TRANSPORT = ['ERR_INVALID_INPUT', 'ERR_NOT_SIGNED_IN', 'ERR_TOO_MANY_REQUESTS', 'ERR_UNAVAILABLE', 'ERR_NETWORK']

/** What nobody can do at a kiosk. */
const IMPOSSIBLE = {
  en: /\breset|password|reload|\bpage\b|\bstake|deposit|marked|shown\b/i,
  cs: /obnov|heslo|načt|stránk|sázk|vklad|označen/i,
  sk: /obnov|heslo|načít|stránk|stávk|vklad|označen/i,
  hu: /jelszó|töltse|oldal|tét|befizet|jelölt/i,
  ru: /сброс|пароль|перезагруз|страниц|ставк|депозит|пополн|отмечен/i,
  vi: /đặt lại mật khẩu|mật khẩu|tải lại|mức cược|nạp tiền|đánh dấu/i,
} as const

describe('a refusal at the kiosk', () => {
  it.each(ADDRESSING)('is in %s in the brand’s form of address', (language) => {
    const variants = problemVariantsFor({ tone: 'informal' })[language] ?? {}
    const addressing = (form: 'formal' | 'informal', texts: object) =>
      Object.entries(texts).filter(([, text]) => findAddress(language, form, String(text)).length > 0)
    expect(addressing('formal', { ...problems[language], ...variants })).toEqual([])
    expect(addressing('informal', problems[language])).toEqual([])
    const text = explainProblem({ language, variants, general: {} }, 'ERR_NETWORK')
    expect(text).toBe(variants['any.ERR_NETWORK'])
    expect(problemVariantsFor({ tone: 'usual' })).toEqual({})
  })
  it.each([...languages])('says in %s nothing that cannot be done there', (language) => {
    const general = readErrorTexts(language)
    for (const [place, call] of CALLS)
      for (const code of [...call.refusals, ...TRANSPORT]) {
        const text = explainProblem({ language, general }, code, place)
        expect(text, `${place} ${code}`).not.toBe(general['default'])
        expect(text, `${place} ${code}`).not.toMatch(IMPOSSIBLE[language])
      }
  })
  it('has its own text at each place, and the general text elsewhere', () => {
    const at = (place?: ProblemPlace) =>
      explainProblem(
        { language: 'en', general: { ERR_INVALID_CREDENTIALS: 'general' } },
        'ERR_INVALID_CREDENTIALS',
        place,
      )
    expect(at('card')).toContain('PIN')
    expect(at('code')).toContain('code')
    expect(at()).toBe('general')
    const newPin = explainProblem({ language: 'en', general: {} }, 'ERR_INVALID_PIN', 'newPin')
    expect(newPin).not.toBe(explainProblem({ language: 'en', general: {} }, 'ERR_INVALID_PIN', 'pin'))
  })
})
