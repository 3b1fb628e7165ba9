import { lines, type LettersOf } from './letter.ts'

/** Letters about accounts from before that become a part of an online one. Why one did not is in the words that staff chose. */
export const migrationLetters: LettersOf<
  'migration-begun' | 'migration-approved' | 'migration-rejected' | 'migration-expired'
> = {
  'migration-begun': {
    cs: (brand) => ({
      subject: `Převod vašeho původního účtu, ${brand}`,
      text: lines(
        'Dobrý den,',
        'někdo začal převádět váš původní účet do nového online účtu.',
        'Jste to vy? Pak nemusíte nic dělat. Nejste to vy? Napište nám hned, převod zastavíme.',
        brand,
      ),
    }),
    sk: (brand) => ({
      subject: `Prevod vášho pôvodného účtu, ${brand}`,
      text: lines(
        'Dobrý deň,',
        'niekto začal prevádzať váš pôvodný účet do nového online účtu.',
        'Ste to vy? Potom nemusíte nič robiť. Nie ste to vy? Napíšte nám hneď, prevod zastavíme.',
        brand,
      ),
    }),
    en: (brand) => ({
      subject: `Your earlier account is being brought over, ${brand}`,
      text: lines(
        'Hello,',
        'somebody began to bring your earlier account over to a new online account.',
        'Is it you? Then there is nothing you need to do. Is it not? Write to us at once and we will stop it.',
        brand,
      ),
    }),
    hu: (brand) => ({
      subject: `Korábbi fiókjának áthozatala, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        'valaki elkezdte áthozni az Ön korábbi fiókját egy új online fiókba.',
        'Ön az? Akkor nincs teendője. Nem Ön az? Írjon nekünk azonnal, és leállítjuk.',
        brand,
      ),
    }),
    ru: (brand) => ({
      subject: `Перенос вашего прежнего счёта, ${brand}`,
      text: lines(
        'Здравствуйте!',
        'кто-то начал переносить ваш прежний счёт в новый онлайн-счёт.',
        'Это вы? Тогда ничего делать не нужно. Не вы? Сразу напишите нам, мы остановим перенос.',
        brand,
      ),
    }),
    vi: (brand) => ({
      subject: `Tài khoản cũ của bạn đang được chuyển, ${brand}`,
      text: lines(
        'Xin chào,',
        'có người đã bắt đầu chuyển tài khoản cũ của bạn sang tài khoản trực tuyến mới.',
        'Đó là bạn? Vậy bạn không cần làm gì. Không phải bạn? Hãy viết cho chúng tôi ngay để dừng việc này.',
        brand,
      ),
    }),
  },
  'migration-approved': {
    cs: (brand, { cards }) => ({
      subject: `Původní účet je převedený, ${brand}`,
      text: lines(
        'Dobrý den,',
        'váš původní účet je teď součástí vašeho online účtu.',
        `Převedené karty: ${cards}. Platí pro ně váš PIN.`,
        brand,
      ),
    }),
    sk: (brand, { cards }) => ({
      subject: `Pôvodný účet je prevedený, ${brand}`,
      text: lines(
        'Dobrý deň,',
        'váš pôvodný účet je teraz súčasťou vášho online účtu.',
        `Prevedené karty: ${cards}. Platí pre ne váš PIN.`,
        brand,
      ),
    }),
    en: (brand, { cards }) => ({
      subject: `Your earlier account is here, ${brand}`,
      text: lines(
        'Hello,',
        'your earlier account is now a part of your online account.',
        `Cards that came with it: ${cards}. Your PIN goes with them.`,
        brand,
      ),
    }),
    hu: (brand, { cards }) => ({
      subject: `Korábbi fiókját áthoztuk, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        'korábbi fiókja mostantól az online fiókjának része.',
        `Áthozott kártyák: ${cards}. A PIN-kódja érvényes hozzájuk.`,
        brand,
      ),
    }),
    ru: (brand, { cards }) => ({
      subject: `Прежний счёт перенесён, ${brand}`,
      text: lines(
        'Здравствуйте!',
        'ваш прежний счёт теперь часть вашего онлайн-счёта.',
        `Перенесено карт: ${cards}. Для них действует ваш PIN.`,
        brand,
      ),
    }),
    vi: (brand, { cards }) => ({
      subject: `Tài khoản cũ đã được chuyển, ${brand}`,
      text: lines(
        'Xin chào,',
        'tài khoản cũ của bạn nay là một phần của tài khoản trực tuyến.',
        `Số thẻ được chuyển: ${cards}. Mã PIN của bạn dùng cho các thẻ này.`,
        brand,
      ),
    }),
  },
  'migration-rejected': {
    cs: (brand, { message }) => ({
      subject: `Převod původního účtu, ${brand}`,
      text: lines(
        'Dobrý den,',
        'původní účet jsme nepřevedli.',
        message,
        'Váš online účet můžete používat dál.',
        brand,
      ),
    }),
    sk: (brand, { message }) => ({
      subject: `Prevod pôvodného účtu, ${brand}`,
      text: lines(
        'Dobrý deň,',
        'pôvodný účet sme nepreviedli.',
        message,
        'Svoj online účet môžete používať ďalej.',
        brand,
      ),
    }),
    en: (brand, { message }) => ({
      subject: `About your earlier account, ${brand}`,
      text: lines(
        'Hello,',
        'we did not bring over your earlier account.',
        message,
        'You can go on using your online account.',
        brand,
      ),
    }),
    hu: (brand, { message }) => ({
      subject: `Korábbi fiókjának áthozatala, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        'korábbi fiókját nem hoztuk át.',
        message,
        'Online fiókját továbbra is használhatja.',
        brand,
      ),
    }),
    ru: (brand, { message }) => ({
      subject: `Перенос прежнего счёта, ${brand}`,
      text: lines(
        'Здравствуйте!',
        'мы не перенесли прежний счёт.',
        message,
        'Своим онлайн-счётом можно пользоваться дальше.',
        brand,
      ),
    }),
    vi: (brand, { message }) => ({
      subject: `Về tài khoản cũ của bạn, ${brand}`,
      text: lines(
        'Xin chào,',
        'chúng tôi chưa chuyển tài khoản cũ của bạn.',
        message,
        'Bạn vẫn có thể dùng tài khoản trực tuyến.',
        brand,
      ),
    }),
  },
  'migration-expired': {
    cs: (brand) => ({
      subject: `Převod původního účtu skončil, ${brand}`,
      text: lines(
        'Dobrý den,',
        'převod původního účtu skončil, protože jsme včas neověřili, že je účet váš.',
        'Převod můžete kdykoli zahájit znovu ve svém účtu.',
        brand,
      ),
    }),
    sk: (brand) => ({
      subject: `Prevod pôvodného účtu sa skončil, ${brand}`,
      text: lines(
        'Dobrý deň,',
        'prevod pôvodného účtu sa skončil, pretože sme včas neoverili, že je účet váš.',
        'Prevod môžete kedykoľvek začať znova vo svojom účte.',
        brand,
      ),
    }),
    en: (brand) => ({
      subject: `Bringing over your earlier account has ended, ${brand}`,
      text: lines(
        'Hello,',
        'we could not see in time that the earlier account is yours, so bringing it over has ended.',
        'You can begin again in your account at any time.',
        brand,
      ),
    }),
    hu: (brand) => ({
      subject: `Az áthozatal véget ért, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        'nem tudtuk időben megállapítani, hogy a korábbi fiók az Öné, ezért az áthozatal véget ért.',
        'A fiókjában bármikor újrakezdheti.',
        brand,
      ),
    }),
    ru: (brand) => ({
      subject: `Перенос прежнего счёта закончился, ${brand}`,
      text: lines(
        'Здравствуйте!',
        'мы не успели убедиться, что прежний счёт ваш, поэтому перенос закончился.',
        'Начать снова можно в любой момент в личном кабинете.',
        brand,
      ),
    }),
    vi: (brand) => ({
      subject: `Việc chuyển tài khoản cũ đã kết thúc, ${brand}`,
      text: lines(
        'Xin chào,',
        'chúng tôi chưa kịp xác nhận tài khoản cũ là của bạn nên việc chuyển đã kết thúc.',
        'Bạn có thể bắt đầu lại bất cứ lúc nào trong tài khoản.',
        brand,
      ),
    }),
  },
}
