import { lines, type LettersOf } from './letter.ts'

/** Letters about an e-mail that has to be proved. */
export const registrationLetters: LettersOf<'registration' | 'email-code'> = {
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
}
