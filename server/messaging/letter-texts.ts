import { documentLetters } from './document-letters.ts'
import { migrationLetters } from './migration-letters.ts'
import { privacyLetters } from './privacy-letters.ts'
import type { LanguageCode, Letter, LetterValues, Template } from './letter.ts'

type Write<T extends Template> = (brand: string, values: LetterValues[T]) => Letter
/** Letters about payments are put together of parts (`payment-letters.ts`). */
type Whole = Exclude<Template, 'withdrawal-ended' | 'deposit-arrived'>
type Texts = { readonly [T in Whole]: Readonly<Record<LanguageCode, Write<T>>> }

const lines = (...paragraphs: string[]): string => paragraphs.join('\n\n')

/** Texts of the letters in every language. `brand` is the name of the brand that writes. */
export const letterTexts: Texts = {
  ...documentLetters,
  ...migrationLetters,
  ...privacyLetters,
  'one-time-password': {
    cs: (brand, { code, minutes }) => ({
      subject: `${code} – jednorázové heslo, ${brand}`,
      text: lines(
        'Dobrý den,',
        `vaše jednorázové heslo je ${code}.`,
        `Platí ${minutes} min a jen jednou. Nikomu je neříkejte, ani nám.`,
        'Nežádali jste o ně? Pak nemusíte nic dělat.',
        brand,
      ),
    }),
    sk: (brand, { code, minutes }) => ({
      subject: `${code} – jednorazové heslo, ${brand}`,
      text: lines(
        'Dobrý deň,',
        `vaše jednorazové heslo je ${code}.`,
        `Platí ${minutes} min a iba raz. Nikomu ho nehovorte, ani nám.`,
        'Nežiadali ste oň? Potom nemusíte nič robiť.',
        brand,
      ),
    }),
    en: (brand, { code, minutes }) => ({
      subject: `${code} – one-time password, ${brand}`,
      text: lines(
        'Hello,',
        `your one-time password is ${code}.`,
        `It is valid for ${minutes} min and only once. Tell it to nobody, not even to us.`,
        'You did not ask for it? Then there is nothing you need to do.',
        brand,
      ),
    }),
    hu: (brand, { code, minutes }) => ({
      subject: `${code} – egyszer használatos jelszó, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        `Az Ön egyszer használatos jelszava: ${code}.`,
        `${minutes} percig és csak egyszer érvényes. Ne mondja el senkinek, nekünk se.`,
        'Nem Ön kérte? Akkor nincs teendője.',
        brand,
      ),
    }),
    ru: (brand, { code, minutes }) => ({
      subject: `${code} – одноразовый пароль, ${brand}`,
      text: lines(
        'Здравствуйте!',
        `Ваш одноразовый пароль: ${code}.`,
        `Он действует ${minutes} мин и только один раз. Никому его не сообщайте, даже нам.`,
        'Вы его не запрашивали? Тогда ничего делать не нужно.',
        brand,
      ),
    }),
    vi: (brand, { code, minutes }) => ({
      subject: `${code} – mật khẩu dùng một lần, ${brand}`,
      text: lines(
        'Xin chào,',
        `Mật khẩu dùng một lần của bạn là ${code}.`,
        `Mật khẩu có hiệu lực trong ${minutes} phút và chỉ dùng được một lần. Đừng cho ai biết, kể cả chúng tôi.`,
        'Bạn không yêu cầu mật khẩu này? Vậy bạn không cần làm gì cả.',
        brand,
      ),
    }),
  },
  'withdrawal-code': {
    cs: (brand, { code, minutes, amount, account }) => ({
      subject: `${code} – kód k výběru, ${brand}`,
      text: lines(
        'Dobrý den,',
        `potvrďte výběr ${amount} na účet ${account} kódem ${code}.`,
        `Platí ${minutes} min a jen jednou. Nikomu ho neříkejte, ani nám.`,
        'Nežádali jste o výběr? Kód nezadávejte, změňte si heslo a napište nám.',
        brand,
      ),
    }),
    sk: (brand, { code, minutes, amount, account }) => ({
      subject: `${code} – kód na výber, ${brand}`,
      text: lines(
        'Dobrý deň,',
        `potvrďte výber ${amount} na účet ${account} kódom ${code}.`,
        `Platí ${minutes} min a iba raz. Nikomu ho nehovorte, ani nám.`,
        'Nežiadali ste o výber? Kód nezadávajte, zmeňte si heslo a napíšte nám.',
        brand,
      ),
    }),
    en: (brand, { code, minutes, amount, account }) => ({
      subject: `${code} – withdrawal code, ${brand}`,
      text: lines(
        'Hello,',
        `confirm the withdrawal of ${amount} to the account ${account} with the code ${code}.`,
        `It is valid for ${minutes} min and only once. Tell it to nobody, not even to us.`,
        'You did not ask for a withdrawal? Do not enter the code, change your password and write to us.',
        brand,
      ),
    }),
    hu: (brand, { code, minutes, amount, account }) => ({
      subject: `${code} – kifizetési kód, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        `erősítse meg ${amount} kifizetését a(z) ${account} számlára ezzel a kóddal: ${code}.`,
        `${minutes} percig és csak egyszer érvényes. Ne mondja el senkinek, nekünk se.`,
        'Nem Ön kért kifizetést? Ne adja meg a kódot, változtassa meg jelszavát, és írjon nekünk.',
        brand,
      ),
    }),
    ru: (brand, { code, minutes, amount, account }) => ({
      subject: `${code} – код для вывода, ${brand}`,
      text: lines(
        'Здравствуйте!',
        `подтвердите вывод ${amount} на счёт ${account} кодом ${code}.`,
        `Он действует ${minutes} мин и только один раз. Никому его не сообщайте, даже нам.`,
        'Вы не запрашивали вывод? Не вводите код, смените пароль и напишите нам.',
        brand,
      ),
    }),
    vi: (brand, { code, minutes, amount, account }) => ({
      subject: `${code} – mã rút tiền, ${brand}`,
      text: lines(
        'Xin chào,',
        `Hãy xác nhận rút ${amount} về tài khoản ${account} bằng mã ${code}.`,
        `Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần. Đừng cho ai biết, kể cả chúng tôi.`,
        'Bạn không yêu cầu rút tiền? Đừng nhập mã, hãy đổi mật khẩu và viết cho chúng tôi.',
        brand,
      ),
    }),
  },
  registration: {
    cs: (brand, { url, hours }) => ({
      subject: `Dokončete registraci, ${brand}`,
      text: lines(
        'Dobrý den,',
        'tímto odkazem potvrdíte svůj e-mail a můžete pokračovat v registraci:',
        url,
        `Platí ${hours} h. Registraci jste nezačali? Pak nemusíte nic dělat.`,
        brand,
      ),
    }),
    sk: (brand, { url, hours }) => ({
      subject: `Dokončite registráciu, ${brand}`,
      text: lines(
        'Dobrý deň,',
        'týmto odkazom potvrdíte svoj e-mail a môžete pokračovať v registrácii:',
        url,
        `Platí ${hours} h. Registráciu ste nezačali? Potom nemusíte nič robiť.`,
        brand,
      ),
    }),
    en: (brand, { url, hours }) => ({
      subject: `Finish your registration, ${brand}`,
      text: lines(
        'Hello,',
        'this link proves your e-mail and lets you go on with your registration:',
        url,
        `It is valid for ${hours} h. You did not begin a registration? Then there is nothing you need to do.`,
        brand,
      ),
    }),
    hu: (brand, { url, hours }) => ({
      subject: `Fejezze be a regisztrációt, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        'ezzel a hivatkozással igazolja az e-mail-címét, és folytathatja a regisztrációt:',
        url,
        `${hours} óráig érvényes. Nem Ön kezdte el a regisztrációt? Akkor nincs teendője.`,
        brand,
      ),
    }),
    ru: (brand, { url, hours }) => ({
      subject: `Завершите регистрацию, ${brand}`,
      text: lines(
        'Здравствуйте!',
        'эта ссылка подтвердит ваш e-mail и позволит продолжить регистрацию:',
        url,
        `Она действует ${hours} ч. Вы не начинали регистрацию? Тогда ничего делать не нужно.`,
        brand,
      ),
    }),
    vi: (brand, { url, hours }) => ({
      subject: `Hoàn tất đăng ký, ${brand}`,
      text: lines(
        'Xin chào,',
        'liên kết này xác nhận e-mail của bạn và cho phép tiếp tục đăng ký:',
        url,
        `Có hiệu lực trong ${hours} giờ. Bạn không bắt đầu đăng ký? Khi đó bạn không cần làm gì.`,
        brand,
      ),
    }),
  },
  'email-code': {
    cs: (brand, { code, minutes }) => ({
      subject: `${code} – ověření e-mailu, ${brand}`,
      text: lines(
        'Dobrý den,',
        `kód, kterým ověříte svůj e-mail, je ${code}.`,
        `Platí ${minutes} min a jen jednou. Nikomu ho neříkejte, ani nám.`,
        brand,
      ),
    }),
    sk: (brand, { code, minutes }) => ({
      subject: `${code} – overenie e-mailu, ${brand}`,
      text: lines(
        'Dobrý deň,',
        `kód, ktorým overíte svoj e-mail, je ${code}.`,
        `Platí ${minutes} min a iba raz. Nikomu ho nehovorte, ani nám.`,
        brand,
      ),
    }),
    en: (brand, { code, minutes }) => ({
      subject: `${code} – proof of your e-mail, ${brand}`,
      text: lines(
        'Hello,',
        `the code that proves your e-mail is ${code}.`,
        `It is valid for ${minutes} min and only once. Tell it to nobody, not even to us.`,
        brand,
      ),
    }),
    hu: (brand, { code, minutes }) => ({
      subject: `${code} – az e-mail-cím igazolása, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        `az e-mail-címét igazoló kód: ${code}.`,
        `${minutes} percig és csak egyszer érvényes. Ne mondja el senkinek, nekünk se.`,
        brand,
      ),
    }),
    ru: (brand, { code, minutes }) => ({
      subject: `${code} – подтверждение e-mail, ${brand}`,
      text: lines(
        'Здравствуйте!',
        `код для подтверждения вашего e-mail: ${code}.`,
        `Он действует ${minutes} мин и только один раз. Никому его не сообщайте, даже нам.`,
        brand,
      ),
    }),
    vi: (brand, { code, minutes }) => ({
      subject: `${code} – xác nhận e-mail, ${brand}`,
      text: lines(
        'Xin chào,',
        `mã xác nhận e-mail của bạn là ${code}.`,
        `Có hiệu lực trong ${minutes} phút và chỉ một lần. Đừng cho ai biết, kể cả chúng tôi.`,
        brand,
      ),
    }),
  },
  'password-reset': {
    cs: (brand, { url, minutes }) => ({
      subject: `Nové heslo, ${brand}`,
      text: lines(
        'Dobrý den,',
        'nové heslo si nastavíte zde:',
        url,
        `Odkaz platí ${minutes} min a jen jednou. Po změně hesla budete na všech zařízeních odhlášeni.`,
        'Nežádali jste o nové heslo? Pak nemusíte nic dělat, staré platí dál.',
        brand,
      ),
    }),
    sk: (brand, { url, minutes }) => ({
      subject: `Nové heslo, ${brand}`,
      text: lines(
        'Dobrý deň,',
        'nové heslo si nastavíte tu:',
        url,
        `Odkaz platí ${minutes} min a iba raz. Po zmene hesla budete na všetkých zariadeniach odhlásení.`,
        'Nežiadali ste o nové heslo? Potom nemusíte nič robiť, staré platí ďalej.',
        brand,
      ),
    }),
    en: (brand, { url, minutes }) => ({
      subject: `New password, ${brand}`,
      text: lines(
        'Hello,',
        'set your new password here:',
        url,
        `The link is valid for ${minutes} min and only once. The change signs you out on every device.`,
        'You did not ask for a new password? Then there is nothing you need to do; the old one stays valid.',
        brand,
      ),
    }),
    hu: (brand, { url, minutes }) => ({
      subject: `Új jelszó, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        'Új jelszavát itt állíthatja be:',
        url,
        `A hivatkozás ${minutes} percig és csak egyszer érvényes. A változtatás minden eszközén kijelentkezteti.`,
        'Nem Ön kért új jelszót? Akkor nincs teendője, a régi érvényes marad.',
        brand,
      ),
    }),
    ru: (brand, { url, minutes }) => ({
      subject: `Новый пароль, ${brand}`,
      text: lines(
        'Здравствуйте!',
        'Новый пароль можно задать здесь:',
        url,
        `Ссылка действует ${minutes} мин и только один раз. После смены пароля вы выйдете из системы на всех устройствах.`,
        'Вы не запрашивали новый пароль? Тогда ничего делать не нужно: старый остаётся в силе.',
        brand,
      ),
    }),
    vi: (brand, { url, minutes }) => ({
      subject: `Mật khẩu mới, ${brand}`,
      text: lines(
        'Xin chào,',
        'Hãy đặt mật khẩu mới tại đây:',
        url,
        `Liên kết có hiệu lực trong ${minutes} phút và chỉ dùng được một lần. Sau khi đổi mật khẩu, bạn sẽ bị đăng xuất trên mọi thiết bị.`,
        'Bạn không yêu cầu mật khẩu mới? Vậy bạn không cần làm gì cả; mật khẩu cũ vẫn dùng được.',
        brand,
      ),
    }),
  },
}
