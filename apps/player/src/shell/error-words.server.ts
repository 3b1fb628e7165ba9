import type { Language } from '#config/shapes.ts'
import type { ErrorWords } from './error-page.tsx'

/** Texts of the error page. Separate from the messages: the root loader sends them, whatever else fails. */
export const errorWords: Readonly<Record<Language, ErrorWords>> = {
  en: {
    lost: 'There is nothing here',
    lostText: 'The page has moved, or the address has a mistake in it.',
    failed: 'There was an error',
    failedText: 'It is our mistake, and it has been recorded. Your money and your rounds are safe.',
    away: 'We will be right back',
    awayText:
      'Our server does not answer at the moment. Nothing is lost: rounds that have begun are finished and wins are credited.',
    again: 'Try again',
    home: 'To the lobby',
  },
  cs: {
    lost: 'Tady nic není',
    lostText: 'Stránka se přestěhovala, nebo je v adrese chyba.',
    failed: 'Nastala chyba',
    failedText: 'Chyba je u nás a už o ní víme. Vaše peníze i kola jsou v bezpečí.',
    away: 'Hned jsme zpátky',
    awayText: 'Náš server teď neodpovídá. Nic se neztratilo: rozehraná kola se dohrají a výhry se připíšou.',
    again: 'Zkusit znovu',
    home: 'Do lobby',
  },
  sk: {
    lost: 'Tu nič nie je',
    lostText: 'Stránka sa presťahovala alebo je v adrese chyba.',
    failed: 'Nastala chyba',
    failedText: 'Chyba je u nás a už o nej vieme. Vaše peniaze aj kolá sú v bezpečí.',
    away: 'Hneď sme späť',
    awayText: 'Náš server teraz neodpovedá. Nič sa nestratilo: rozohraté kolá sa dohrajú a výhry sa pripíšu.',
    again: 'Skúsiť znova',
    home: 'Do lobby',
  },
  hu: {
    lost: 'Itt nincs semmi',
    lostText: 'Az oldal elköltözött, vagy hibás a cím.',
    failed: 'Hiba történt',
    failedText: 'A hiba nálunk van, és már tudunk róla. A pénze és a körei biztonságban vannak.',
    away: 'Mindjárt jövünk',
    awayText:
      'A szerverünk most nem válaszol. Semmi sem veszett el: a megkezdett körök befejeződnek, a nyereményeket jóváírjuk.',
    again: 'Újra',
    home: 'A lobbiba',
  },
  ru: {
    lost: 'Здесь ничего нет',
    lostText: 'Страница переехала, или в адресе ошибка.',
    failed: 'Произошла ошибка',
    failedText: 'Ошибка у нас, и мы о ней уже знаем. Ваши деньги и раунды в безопасности.',
    away: 'Скоро вернёмся',
    awayText: 'Наш сервер сейчас не отвечает. Ничего не потеряно: начатые раунды доиграются, выигрыши зачислятся.',
    again: 'Ещё раз',
    home: 'В лобби',
  },
  vi: {
    lost: 'Không có gì ở đây',
    lostText: 'Trang đã chuyển đi hoặc địa chỉ có lỗi.',
    failed: 'Đã xảy ra lỗi',
    failedText: 'Lỗi ở phía chúng tôi và đã được ghi lại. Tiền và các vòng chơi của bạn vẫn an toàn.',
    away: 'Chúng tôi sẽ trở lại ngay',
    awayText: 'Máy chủ hiện không trả lời. Không có gì bị mất: vòng đang chơi sẽ hoàn tất và tiền thắng được ghi có.',
    again: 'Thử lại',
    home: 'Về sảnh',
  },
}
