import { lines, type LettersOf } from './letter.ts'

/** Letters about a person's data and the end of an account. */
export const privacyLetters: LettersOf<'export-ready' | 'account-closed'> = {
  'export-ready': {
    cs: (brand, { days }) => ({
      subject: `Kopie vašich údajů je připravená, ${brand}`,
      text: lines(
        'Dobrý den,',
        `kopie údajů, o kterou jste požádali, je připravená. Stáhnete si ji v účtu, na stránce Vaše údaje. Za ${days} dní ji smažeme.`,
        'Nežádali jste o ni? Změňte si heslo a napište nám.',
        brand,
      ),
    }),
    sk: (brand, { days }) => ({
      subject: `Kópia vašich údajov je pripravená, ${brand}`,
      text: lines(
        'Dobrý deň,',
        `kópia údajov, o ktorú ste požiadali, je pripravená. Stiahnete si ju v účte, na stránke Vaše údaje. O ${days} dní ju zmažeme.`,
        'Nežiadali ste o ňu? Zmeňte si heslo a napíšte nám.',
        brand,
      ),
    }),
    en: (brand, { days }) => ({
      subject: `The copy of your data is ready, ${brand}`,
      text: lines(
        'Hello,',
        `the copy of your data that you asked for is ready. Download it in your account, on the page Your data. We delete it after ${days} days.`,
        'You did not ask for it? Change your password and write to us.',
        brand,
      ),
    }),
    hu: (brand, { days }) => ({
      subject: `Elkészült adatainak másolata, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        `elkészült a kért másolat az adatairól. Fiókjában, az Adatai oldalon töltheti le. ${days} nap múlva töröljük.`,
        'Nem Ön kérte? Változtassa meg jelszavát, és írjon nekünk.',
        brand,
      ),
    }),
    ru: (brand, { days }) => ({
      subject: `Копия ваших данных готова, ${brand}`,
      text: lines(
        'Здравствуйте!',
        `копия данных, которую вы запросили, готова. Скачайте её в личном кабинете, на странице «Ваши данные». Через ${days} дн. мы её удалим.`,
        'Вы её не запрашивали? Смените пароль и напишите нам.',
        brand,
      ),
    }),
    vi: (brand, { days }) => ({
      subject: `Bản sao dữ liệu của bạn đã sẵn sàng, ${brand}`,
      text: lines(
        'Xin chào,',
        `bản sao dữ liệu bạn yêu cầu đã sẵn sàng. Hãy tải xuống trong tài khoản, ở trang Dữ liệu của bạn. Chúng tôi sẽ xóa sau ${days} ngày.`,
        'Bạn không yêu cầu? Hãy đổi mật khẩu và viết cho chúng tôi.',
        brand,
      ),
    }),
  },
  'account-closed': {
    cs: (brand, { erases }) => ({
      subject: `Účet je zavřený, ${brand}`,
      text: lines(
        'Dobrý den,',
        'zavřeli jsme váš účet. Přihlásit se do něj už nejde a nic vám nebudeme posílat.',
        ...(erases ? ['Vaše údaje mažeme. Co nám zákon ukládá uchovat, zamkneme a po lhůtě zničíme.'] : []),
        brand,
      ),
    }),
    sk: (brand, { erases }) => ({
      subject: `Účet je zatvorený, ${brand}`,
      text: lines(
        'Dobrý deň,',
        'zatvorili sme váš účet. Prihlásiť sa doň už nedá a nič vám nebudeme posielať.',
        ...(erases ? ['Vaše údaje mažeme. Čo nám zákon ukladá uchovať, zamkneme a po lehote zničíme.'] : []),
        brand,
      ),
    }),
    en: (brand, { erases }) => ({
      subject: `Your account is closed, ${brand}`,
      text: lines(
        'Hello,',
        'we have closed your account. Nobody can sign in to it any more, and we will send you nothing more.',
        ...(erases
          ? ['We are erasing your data. What the law has us keep is locked away, and destroyed when its time is over.']
          : []),
        brand,
      ),
    }),
    hu: (brand, { erases }) => ({
      subject: `Fiókját lezártuk, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        'lezártuk a fiókját. Többé nem lehet belépni, és nem küldünk Önnek semmit.',
        ...(erases
          ? ['Adatait töröljük. Amit a törvény szerint meg kell őriznünk, elzárjuk, és a határidő után megsemmisítjük.']
          : []),
        brand,
      ),
    }),
    ru: (brand, { erases }) => ({
      subject: `Счёт закрыт, ${brand}`,
      text: lines(
        'Здравствуйте!',
        'мы закрыли ваш счёт. Войти в него больше нельзя, и мы ничего не будем вам присылать.',
        ...(erases
          ? ['Мы удаляем ваши данные. То, что закон обязывает хранить, мы закроем и уничтожим по истечении срока.']
          : []),
        brand,
      ),
    }),
    vi: (brand, { erases }) => ({
      subject: `Tài khoản đã đóng, ${brand}`,
      text: lines(
        'Xin chào,',
        'chúng tôi đã đóng tài khoản của bạn. Không ai đăng nhập được nữa và chúng tôi sẽ không gửi gì thêm.',
        ...(erases
          ? ['Chúng tôi đang xóa dữ liệu của bạn. Phần luật buộc phải giữ sẽ được khóa lại và hủy khi hết hạn.']
          : []),
        brand,
      ),
    }),
  },
}
