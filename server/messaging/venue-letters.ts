import { lines, type LettersOf } from './letter.ts'

/** A letter about money that a venue took from the account of who was not seen to be there. */
export const venueLetters: LettersOf<'money-taken'> = {
  'money-taken': {
    cs: (brand, { amount, place }) => ({
      subject: `Z vašeho účtu odešlo ${amount} bez karty, ${brand}`,
      text: lines(
        'Dobrý den,',
        `z vašeho účtu jsme${place && ` v místě „${place}“`} vydali ${amount}. Kartu ani PIN k tomu nikdo nepředložil.`,
        'Nebyli jste to vy? Vypněte na svém účtu peněženku pro herny a napište podpoře.',
        brand,
      ),
    }),
    sk: (brand, { amount, place }) => ({
      subject: `Z vášho účtu odišlo ${amount} bez karty, ${brand}`,
      text: lines(
        'Dobrý deň,',
        `z vášho účtu sme${place && ` v mieste „${place}“`} vydali ${amount}. Kartu ani PIN k tomu nikto nepredložil.`,
        'Neboli ste to vy? Vypnite na svojom účte peňaženku pre herne a napíšte podpore.',
        brand,
      ),
    }),
    en: (brand, { amount, place }) => ({
      subject: `${amount} left your account without a card, ${brand}`,
      text: lines(
        'Hello,',
        `${amount} was taken from your account${place && ` at “${place}”`}. Nobody showed a card or a PIN for it.`,
        'It was not you? Switch the wallet for venues off in your account and write to support.',
        brand,
      ),
    }),
    hu: (brand, { amount, place }) => ({
      subject: `${amount} távozott a számlájáról kártya nélkül, ${brand}`,
      text: lines(
        'Jó napot kívánunk!',
        `a számlájáról${place && ` itt: „${place}”,`} ${amount} került kifizetésre. Kártyát vagy PIN-kódot ehhez senki nem mutatott.`,
        'Nem Ön volt? Kapcsolja ki a játéktermi pénztárcát a fiókjában, és írjon az ügyfélszolgálatnak.',
        brand,
      ),
    }),
    ru: (brand, { amount, place }) => ({
      subject: `С вашего счёта снято ${amount} без карты, ${brand}`,
      text: lines(
        'Здравствуйте!',
        `с вашего счёта${place && ` в месте «${place}»`} снято ${amount}. Ни карту, ни PIN-код при этом не предъявляли.`,
        'Это были не вы? Отключите в своём аккаунте кошелёк для залов и напишите в поддержку.',
        brand,
      ),
    }),
    vi: (brand, { amount, place }) => ({
      subject: `${amount} đã rời tài khoản của bạn mà không có thẻ, ${brand}`,
      text: lines(
        'Xin chào,',
        `${amount} đã được lấy từ tài khoản của bạn${place && ` tại “${place}”`}. Không ai xuất trình thẻ hay mã PIN.`,
        'Không phải bạn? Hãy tắt ví dùng tại điểm chơi trong tài khoản và viết cho bộ phận hỗ trợ.',
        brand,
      ),
    }),
  },
}
