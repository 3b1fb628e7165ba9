import { lines, type LettersOf } from './letter.ts'

/** Letters about getting in: a password for once, and a new one. */
export const signInLetters: LettersOf<'one-time-password' | 'password-reset'> = {
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
