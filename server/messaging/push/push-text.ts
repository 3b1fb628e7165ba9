import type { PushKind } from '#contract/shapes/push.ts'
import type { LanguageCode } from '../letter.ts'
import type { Voice } from '../voice.ts'

type Words = Readonly<Record<PushKind, string>>

/** Anybody can read it on a locked screen: neither a name, nor an amount, nor a result. */
const texts: Readonly<Record<LanguageCode, Words>> = {
  cs: {
    'withdrawal-ended': 'Výběr je vyřízený. Podrobnosti najdete ve svém účtu.',
    'document-judged': 'Doklad je posouzený. Výsledek najdete ve svém účtu.',
    'limit-near': 'Blížíte se ke svému limitu.',
  },
  sk: {
    'withdrawal-ended': 'Výber je vybavený. Podrobnosti nájdete vo svojom účte.',
    'document-judged': 'Doklad je posúdený. Výsledok nájdete vo svojom účte.',
    'limit-near': 'Blížite sa k svojmu limitu.',
  },
  en: {
    'withdrawal-ended': 'A withdrawal has been dealt with. The details are in your account.',
    'document-judged': 'A document has been judged. The result is in your account.',
    'limit-near': 'You are close to a limit of yours.',
  },
  hu: {
    'withdrawal-ended': 'Egy kifizetés elintéződött. A részleteket a fiókjában találja.',
    'document-judged': 'Egy okmányt elbíráltunk. Az eredményt a fiókjában találja.',
    'limit-near': 'Közel jár az egyik korlátjához.',
  },
  ru: {
    'withdrawal-ended': 'Вывод обработан. Подробности — в вашем счёте.',
    'document-judged': 'Документ рассмотрен. Результат — в вашем счёте.',
    'limit-near': 'Вы приближаетесь к своему лимиту.',
  },
  vi: {
    'withdrawal-ended': 'Yêu cầu rút tiền đã được xử lý. Chi tiết có trong tài khoản của bạn.',
    'document-judged': 'Giấy tờ đã được xét duyệt. Kết quả có trong tài khoản của bạn.',
    'limit-near': 'Bạn sắp đạt đến một giới hạn của mình.',
  },
}

/** Texts in the informal form of address; the others are the same in both forms. */
const informal: Readonly<Record<LanguageCode, Partial<Words>>> = {
  cs: {
    'withdrawal-ended': 'Výběr je vyřízený. Podrobnosti najdeš ve svém účtu.',
    'document-judged': 'Doklad je posouzený. Výsledek najdeš ve svém účtu.',
    'limit-near': 'Blížíš se ke svému limitu.',
  },
  sk: {
    'withdrawal-ended': 'Výber je vybavený. Podrobnosti nájdeš vo svojom účte.',
    'document-judged': 'Doklad je posúdený. Výsledok nájdeš vo svojom účte.',
    'limit-near': 'Blížiš sa k svojmu limitu.',
  },
  en: {},
  hu: {
    'withdrawal-ended': 'Egy kifizetés elintéződött. A részleteket a fiókodban találod.',
    'document-judged': 'Egy okmányt elbíráltunk. Az eredményt a fiókodban találod.',
    'limit-near': 'Közel jársz az egyik korlátodhoz.',
  },
  ru: {
    'withdrawal-ended': 'Вывод обработан. Подробности — в твоём счёте.',
    'document-judged': 'Документ рассмотрен. Результат — в твоём счёте.',
    'limit-near': 'Ты приближаешься к своему лимиту.',
  },
  vi: {},
}

const wordsOf = ({ tone }: Voice, language: LanguageCode): Words =>
  tone === 'informal' ? { ...texts[language], ...informal[language] } : texts[language]

/** The page of the site with the details. */
const PAGES: Readonly<Record<PushKind, string>> = {
  'withdrawal-ended': 'withdraw',
  'document-judged': 'account/identity',
  'limit-near': 'account/limits',
}

/** Payload for the service worker of the browser (apps/player/offline/sw.js). */
export function writePush(voice: Voice, language: LanguageCode, kind: PushKind): string {
  return JSON.stringify({
    title: voice.brand,
    body: wordsOf(voice, language)[kind],
    language,
    tag: kind,
    path: `/${language}/${PAGES[kind]}`,
  })
}
