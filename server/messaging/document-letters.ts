import { lines, type LettersOf } from './letter.ts'

/** Letters about documents that people sent. What was wrong is in the words that staff chose. */
export const documentLetters: LettersOf<'document-approved' | 'document-rejected' | 'document-expiring'> = {
  'document-approved': {
    cs: (brand, { document }) => ({
      subject: `Doklad je ověřený, ${brand}`,
      text: lines('Dobrý den,', `váš doklad (${document}) jsme ověřili. Nemusíte nic dělat.`, brand),
    }),
    sk: (brand, { document }) => ({
      subject: `Doklad je overený, ${brand}`,
      text: lines('Dobrý deň,', `váš doklad (${document}) sme overili. Nemusíte nič robiť.`, brand),
    }),
    en: (brand, { document }) => ({
      subject: `Your document is verified, ${brand}`,
      text: lines('Hello,', `we have verified your document (${document}). There is nothing you need to do.`, brand),
    }),
    hu: (brand, { document }) => ({
      subject: `Okmányát ellenőriztük, ${brand}`,
      text: lines('Jó napot kívánunk!', `Okmányát (${document}) ellenőriztük. Nincs teendője.`, brand),
    }),
    ru: (brand, { document }) => ({
      subject: `Документ проверен, ${brand}`,
      text: lines('Здравствуйте!', `Мы проверили ваш документ (${document}). Ничего делать не нужно.`, brand),
    }),
    vi: (brand, { document }) => ({
      subject: `Giấy tờ đã được xác minh, ${brand}`,
      text: lines('Xin chào,', `Chúng tôi đã xác minh giấy tờ của bạn (${document}). Bạn không cần làm gì.`, brand),
    }),
  },
  'document-rejected': {
    cs: (brand, { document, message }) => ({
      subject: `Doklad pošlete prosím znovu, ${brand}`,
      text: lines('Dobrý den,', `doklad (${document}) jsme nepřijali.`, message, 'Znovu ho pošlete v účtu.', brand),
    }),
    sk: (brand, { document, message }) => ({
      subject: `Doklad pošlite prosím znova, ${brand}`,
      text: lines('Dobrý deň,', `doklad (${document}) sme neprijali.`, message, 'Znova ho pošlite v účte.', brand),
    }),
    en: (brand, { document, message }) => ({
      subject: `Please send your document again, ${brand}`,
      text: lines(
        'Hello,',
        `we did not accept your document (${document}).`,
        message,
        'Send it again in your account.',
        brand,
      ),
    }),
    hu: (brand, { document, message }) => ({
      subject: `Kérjük, küldje el újra az okmányát, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        `Okmányát (${document}) nem fogadtuk el.`,
        message,
        'Küldje el újra a fiókjában.',
        brand,
      ),
    }),
    ru: (brand, { document, message }) => ({
      subject: `Пришлите документ ещё раз, ${brand}`,
      text: lines(
        'Здравствуйте!',
        `Мы не приняли документ (${document}).`,
        message,
        'Пришлите его снова в личном кабинете.',
        brand,
      ),
    }),
    vi: (brand, { document, message }) => ({
      subject: `Vui lòng gửi lại giấy tờ, ${brand}`,
      text: lines(
        'Xin chào,',
        `Chúng tôi không chấp nhận giấy tờ (${document}).`,
        message,
        'Hãy gửi lại trong tài khoản của bạn.',
        brand,
      ),
    }),
  },
  'document-expiring': {
    cs: (brand, { document, day }) => ({
      subject: `Vašemu dokladu končí platnost, ${brand}`,
      text: lines('Dobrý den,', `váš doklad (${document}) platí do ${day}. Nový pošlete v účtu včas.`, brand),
    }),
    sk: (brand, { document, day }) => ({
      subject: `Vášmu dokladu sa končí platnosť, ${brand}`,
      text: lines('Dobrý deň,', `váš doklad (${document}) platí do ${day}. Nový pošlite v účte včas.`, brand),
    }),
    en: (brand, { document, day }) => ({
      subject: `Your document expires soon, ${brand}`,
      text: lines(
        'Hello,',
        `your document (${document}) is valid until ${day}. Send the new one in your account in time.`,
        brand,
      ),
    }),
    hu: (brand, { document, day }) => ({
      subject: `Hamarosan lejár az okmánya, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        `Okmánya (${document}) eddig érvényes: ${day}. Küldje el időben az újat a fiókjában.`,
        brand,
      ),
    }),
    ru: (brand, { document, day }) => ({
      subject: `Срок действия документа истекает, ${brand}`,
      text: lines(
        'Здравствуйте!',
        `Ваш документ (${document}) действителен до ${day}. Вовремя пришлите новый в личном кабинете.`,
        brand,
      ),
    }),
    vi: (brand, { document, day }) => ({
      subject: `Giấy tờ của bạn sắp hết hạn, ${brand}`,
      text: lines(
        'Xin chào,',
        `Giấy tờ của bạn (${document}) có giá trị đến ${day}. Hãy gửi giấy tờ mới trong tài khoản kịp thời.`,
        brand,
      ),
    }),
  },
}
