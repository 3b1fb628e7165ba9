import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { MigrationRejectReason } from '#contract/states/account-migration-states.ts'

type Texts = Readonly<Record<MigrationRejectReason, string>>

/**
 * Text to the player for each reason: what is wrong and what to do now, without addressing anybody: it stands in letters of
 * every tone. Staff may edit it.
 */
export const migrationRejectTexts: Readonly<Record<Static<typeof Language>, Texts>> = {
  cs: {
    'data-differ':
      'Údaje původního účtu se liší od těch v novém účtu. Je potřeba opravit je v novém účtu podle dokladu a převod zahájit znovu.',
    'another-person': 'Původní účet patří někomu jinému. Převést jde jen svůj vlastní.',
    'not-shown': 'Nedokázali jsme ověřit, komu původní účet patří. Pomůže doklad, nebo návštěva provozovny.',
    'account-closed': 'Původní účet byl zavřený a převést ho nejde. Nový účet jde používat dál.',
    other: 'Původní účet jsme nemohli převést.',
  },
  sk: {
    'data-differ':
      'Údaje pôvodného účtu sa líšia od tých v novom účte. Treba ich opraviť v novom účte podľa dokladu a prevod začať znova.',
    'another-person': 'Pôvodný účet patrí niekomu inému. Previesť možno len svoj vlastný.',
    'not-shown': 'Nedokázali sme overiť, komu pôvodný účet patrí. Pomôže doklad alebo návšteva prevádzky.',
    'account-closed': 'Pôvodný účet bol zatvorený a previesť sa nedá. Nový účet možno používať ďalej.',
    other: 'Pôvodný účet sme nemohli previesť.',
  },
  en: {
    'data-differ':
      'What the earlier account says differs from the new one. Correct the new one by your document and start again.',
    'another-person': 'The earlier account belongs to somebody else. You can bring over only your own.',
    'not-shown': 'We could not see that the earlier account is yours. Send a document, or come to a venue.',
    'account-closed': 'The earlier account was closed and cannot be brought over. You can go on using the new one.',
    other: 'We could not bring over the earlier account.',
  },
  hu: {
    'data-differ':
      'A korábbi fiók adatai eltérnek az új fiókétól. Az új fiókban, az okmány szerint kell kijavítani őket, és újrakezdeni.',
    'another-person': 'A korábbi fiók másé. Csak saját fiók hozható át.',
    'not-shown': 'Nem tudtuk megállapítani, kié a korábbi fiók. Egy okmány vagy egy játékterem felkeresése segít.',
    'account-closed': 'A korábbi fiókot lezárták, nem hozható át. Az új fiók továbbra is használható.',
    other: 'A korábbi fiókot nem tudtuk áthozni.',
  },
  ru: {
    'data-differ':
      'Данные прежнего счёта отличаются от нового. Нужно исправить их в новом счёте по документу и начать перенос снова.',
    'another-person': 'Прежний счёт принадлежит другому человеку. Перенести можно только свой.',
    'not-shown': 'Мы не смогли убедиться, чей это прежний счёт. Поможет документ или визит в игровой зал.',
    'account-closed': 'Прежний счёт был закрыт, перенести его нельзя. Новым счётом можно пользоваться дальше.',
    other: 'Мы не смогли перенести прежний счёт.',
  },
  vi: {
    'data-differ':
      'Thông tin của tài khoản cũ khác với tài khoản mới. Hãy sửa tài khoản mới theo giấy tờ và bắt đầu lại.',
    'another-person': 'Tài khoản cũ thuộc về người khác. Bạn chỉ có thể chuyển tài khoản của chính mình.',
    'not-shown': 'Chúng tôi chưa xác nhận được tài khoản cũ là của bạn. Hãy gửi giấy tờ hoặc đến điểm chơi.',
    'account-closed': 'Tài khoản cũ đã đóng nên không chuyển được. Bạn vẫn có thể dùng tài khoản mới.',
    other: 'Chúng tôi không thể chuyển tài khoản cũ.',
  },
}
