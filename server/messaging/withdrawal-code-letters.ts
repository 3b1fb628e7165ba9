import { lines, type LettersOf } from './letter.ts'

/** The letter with the code that confirms a withdrawal. */
export const withdrawalCodeLetters: LettersOf<'withdrawal-code'> = {
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
}
