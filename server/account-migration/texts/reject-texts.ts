import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { MigrationRejectReason } from '#contract/states/account-migration-states.ts'

type Texts = Readonly<Record<MigrationRejectReason, string>>

/** Text to the player for each reason: what is wrong and what to do now. Staff may edit it. */
export const migrationRejectTexts: Readonly<Record<Static<typeof Language>, Texts>> = {
  cs: {
    'data-differ':
      'Údaje původního účtu se liší od těch v novém účtu. Opravte je v novém účtu podle dokladu a převod zahajte znovu.',
    'another-person': 'Původní účet patří někomu jinému. Převést můžete jen svůj vlastní.',
    'not-shown': 'Nedokázali jsme ověřit, že je původní účet váš. Pošlete doklad, nebo se zastavte na provozovně.',
    'account-closed': 'Původní účet byl zavřený a převést ho nejde. Nový účet můžete používat dál.',
    other: 'Původní účet jsme nemohli převést.',
  },
  sk: {
    'data-differ':
      'Údaje pôvodného účtu sa líšia od tých v novom účte. Opravte ich v novom účte podľa dokladu a prevod začnite znova.',
    'another-person': 'Pôvodný účet patrí niekomu inému. Previesť môžete len svoj vlastný.',
    'not-shown': 'Nedokázali sme overiť, že je pôvodný účet váš. Pošlite doklad alebo sa zastavte v prevádzke.',
    'account-closed': 'Pôvodný účet bol zatvorený a previesť sa nedá. Nový účet môžete používať ďalej.',
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
      'A korábbi fiók adatai eltérnek az új fiókétól. Javítsa ki őket az új fiókban az okmánya szerint, és kezdje újra.',
    'another-person': 'A korábbi fiók másé. Csak a saját fiókját hozhatja át.',
    'not-shown':
      'Nem tudtuk megállapítani, hogy a korábbi fiók az Öné. Küldjön okmányt, vagy jöjjön el egy játékterembe.',
    'account-closed': 'A korábbi fiókot lezárták, nem hozható át. Az új fiókot továbbra is használhatja.',
    other: 'A korábbi fiókot nem tudtuk áthozni.',
  },
  ru: {
    'data-differ':
      'Данные прежнего счёта отличаются от нового. Исправьте их в новом счёте по документу и начните перенос снова.',
    'another-person': 'Прежний счёт принадлежит другому человеку. Перенести можно только свой.',
    'not-shown': 'Мы не смогли убедиться, что прежний счёт ваш. Пришлите документ или придите в игровой зал.',
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
