import type { ContentOf, CountedFact, DefinitionContent, Texts } from '#contract/shapes/loyalty.ts'

type Definition = { readonly key: string; readonly content: DefinitionContent }
type Six = readonly [cs: string, sk: string, en: string, hu: string, ru: string, vi: string]

const inAll = ([cs, sk, en, hu, ru, vi]: Six): Texts => ({ cs, sk, en, hu, ru, vi })

const A_YEAR = 365

const rule = (key: string, fact: CountedFact, points: number, dayMax: number, name: Six): Definition => ({
  key,
  content: { kind: 'rule', name: inAll(name), fact, points, perMinor: null, dayMax, expiresAfterDays: A_YEAR },
})

type Counted = Pick<ContentOf<'badge'>, 'fact' | 'count' | 'icon'>

const mission = (key: string, counted: Counted, points: number, name: Six, description: Six): Definition => ({
  key,
  content: {
    kind: 'mission',
    name: inAll(name),
    description: inAll(description),
    ...counted,
    points,
    expiresAfterDays: A_YEAR,
  },
})

const badge = (key: string, counted: Counted, name: Six, description: Six): Definition => ({
  key,
  content: { kind: 'badge', name: inAll(name), description: inAll(description), ...counted },
})

const avatar = (
  key: (ContentOf<'item'>['what'] & { type: 'avatar' })['avatar'],
  points: number,
  name: Six,
): Definition => ({
  key,
  content: { kind: 'item', name: inAll(name), points, what: { type: 'avatar', avatar: key } },
})

const level = (levelId: number, requiredPoints: number, name: Six): ContentOf<'ladder'>['levels'][number] => ({
  levelId,
  requiredPoints,
  visibilityPoints: null,
  name: inAll(name),
  description: inAll([
    'Úroveň klubu, zůstane vám.',
    'Úroveň klubu, zostane vám.',
    'A level of the club; it stays yours.',
    'A klub szintje, megmarad.',
    'Уровень клуба, он сохраняется.',
    'Cấp của câu lạc bộ, luôn được giữ lại.',
  ]),
})

/**
 * The first club of an installation; from then on the operator manages it (server/loyalty). Points are for what no law
 * of either market forbids: days within one's own limits, the account, getting to know games. They are exchanged for
 * pictures.
 */
export const firstClub: readonly Definition[] = [
  rule('quiet-day', 'quiet-day', 100, 100, [
    'Den bez dosaženého limitu',
    'Deň bez dosiahnutého limitu',
    'A day without a limit reached',
    'Nap elért limit nélkül',
    'День без исчерпанного лимита',
    'Ngày không chạm giới hạn',
  ]),
  rule('game-read', 'game-learned', 30, 150, [
    'Přečtená stránka hry',
    'Prečítaná stránka hry',
    'The page of a game read',
    'Elolvasott játékoldal',
    'Прочитана страница игры',
    'Đã đọc trang trò chơi',
  ]),
  rule('free-play', 'free-play', 60, 180, [
    'Zkoušení nanečisto',
    'Skúšanie nanečisto',
    'A game tried for fun',
    'Próbajáték',
    'Игра без денег',
    'Chơi thử',
  ]),
  rule('profile', 'profile', 50, 200, [
    'Doplnění účtu',
    'Doplnenie účtu',
    'A part of the account filled in',
    'Kitöltött fiókadat',
    'Заполнена часть профиля',
    'Bổ sung tài khoản',
  ]),
  mission(
    'three-quiet-days',
    { fact: 'quiet-day', count: 3, icon: 'shield' },
    300,
    [
      'Tři dny bez dosaženého limitu',
      'Tri dni bez dosiahnutého limitu',
      'Three days without a limit reached',
      'Három nap elért limit nélkül',
      'Три дня без исчерпанного лимита',
      'Ba ngày không chạm giới hạn',
    ],
    [
      'Stačí mít svůj limit a nevyčerpat ho. Nehrát se počítá taky.',
      'Stačí mať svoj limit a nevyčerpať ho. Nehrať sa ráta tiež.',
      'Have a limit of your own and do not use it up. Not playing counts too.',
      'Legyen saját limitje, és ne merítse ki. Az is számít, ha nem játszik.',
      'Установите свой лимит и не исчерпывайте его. Не играть тоже считается.',
      'Đặt giới hạn của bạn và không dùng hết. Không chơi cũng được tính.',
    ],
  ),
  mission(
    'five-games',
    { fact: 'game-learned', count: 5, icon: 'book' },
    150,
    [
      'Přečíst stránky pěti her',
      'Prečítať stránky piatich hier',
      'Read the pages of five games',
      'Olvassa el öt játék oldalát',
      'Прочитать страницы пяти игр',
      'Đọc trang của năm trò chơi',
    ],
    [
      'Stojí na nich návratnost, nejvyšší výhra a pravidla.',
      'Je na nich návratnosť, najvyššia výhra a pravidlá.',
      'They tell the return, the greatest win and the rules.',
      'Rajtuk a visszatérítés, a legnagyobb nyeremény és a szabályok.',
      'На них возврат, наибольший выигрыш и правила.',
      'Trang có tỷ lệ hoàn trả, mức thắng cao nhất và luật chơi.',
    ],
  ),
  mission(
    'three-for-fun',
    { fact: 'free-play', count: 3, icon: 'dice' },
    200,
    [
      'Zkusit nanečisto tři hry',
      'Skúsiť nanečisto tri hry',
      'Try three games for fun',
      'Próbáljon ki három játékot',
      'Попробовать три игры без денег',
      'Chơi thử ba trò chơi',
    ],
    [
      'V režimu nanečisto, bez peněz.',
      'V režime nanečisto, bez peňazí.',
      'Played for fun, without money.',
      'Próbamódban, pénz nélkül.',
      'В режиме без денег.',
      'Ở chế độ chơi thử, không dùng tiền.',
    ],
  ),
  mission(
    'whole-profile',
    { fact: 'profile', count: 3, icon: 'person' },
    100,
    [
      'Doplnit účet',
      'Doplniť účet',
      'Complete the account',
      'Töltse ki fiókját',
      'Заполнить профиль',
      'Hoàn thiện tài khoản',
    ],
    [
      'Obrázek, ověřený kontakt nebo vlastní limity: tři z toho.',
      'Obrázok, overený kontakt alebo vlastné limity: tri z toho.',
      'A picture, proved contacts, limits of your own: three of these.',
      'Kép, igazolt elérhetőség, saját limitek: ebből három.',
      'Картинка, подтверждённые контакты, свои лимиты: три из них.',
      'Ảnh, liên hệ đã xác minh, giới hạn riêng: ba trong số đó.',
    ],
  ),
  badge(
    'firm-limit',
    { fact: 'quiet-day', count: 7, icon: 'shield' },
    ['Pevný limit', 'Pevný limit', 'Firm limit', 'Szilárd limit', 'Твёрдый лимит', 'Giới hạn vững'],
    [
      'Sedm dnů bez dosaženého limitu.',
      'Sedem dní bez dosiahnutého limitu.',
      'Seven days without a limit reached.',
      'Hét nap elért limit nélkül.',
      'Семь дней без исчерпанного лимита.',
      'Bảy ngày không chạm giới hạn.',
    ],
  ),
  badge(
    'reader',
    { fact: 'game-learned', count: 10, icon: 'book' },
    ['Čtenář', 'Čitateľ', 'Reader', 'Olvasó', 'Читатель', 'Người đọc'],
    [
      'Deset přečtených stránek her.',
      'Desať prečítaných stránok hier.',
      'The pages of ten games read.',
      'Tíz játék elolvasott oldala.',
      'Прочитаны страницы десяти игр.',
      'Đã đọc trang của mười trò chơi.',
    ],
  ),
  badge(
    'explorer',
    { fact: 'free-play', count: 10, icon: 'star' },
    ['Objevitel', 'Objaviteľ', 'Explorer', 'Felfedező', 'Исследователь', 'Nhà khám phá'],
    [
      'Deset her vyzkoušených nanečisto.',
      'Desať hier vyskúšaných nanečisto.',
      'Ten games tried for fun.',
      'Tíz kipróbált játék.',
      'Десять игр, опробованных без денег.',
      'Mười trò chơi đã chơi thử.',
    ],
  ),
  badge(
    'calm-month',
    { fact: 'quiet-day', count: 30, icon: 'moon' },
    ['Klidný měsíc', 'Pokojný mesiac', 'Calm month', 'Nyugodt hónap', 'Спокойный месяц', 'Tháng yên bình'],
    [
      'Třicet dnů bez dosaženého limitu.',
      'Tridsať dní bez dosiahnutého limitu.',
      'Thirty days without a limit reached.',
      'Harminc nap elért limit nélkül.',
      'Тридцать дней без исчерпанного лимита.',
      'Ba mươi ngày không chạm giới hạn.',
    ],
  ),
  avatar('coin', 0, ['Mince', 'Minca', 'Coin', 'Érme', 'Монета', 'Đồng xu']),
  avatar('moon', 0, ['Měsíc', 'Mesiac', 'Moon', 'Hold', 'Луна', 'Mặt trăng']),
  avatar('star', 400, ['Hvězda', 'Hviezda', 'Star', 'Csillag', 'Звезда', 'Ngôi sao']),
  avatar('clover', 600, ['Čtyřlístek', 'Štvorlístok', 'Clover', 'Lóhere', 'Клевер', 'Cỏ bốn lá']),
  avatar('crown', 900, ['Koruna', 'Koruna', 'Crown', 'Korona', 'Корона', 'Vương miện']),
  avatar('diamond', 1_200, ['Diamant', 'Diamant', 'Diamond', 'Gyémánt', 'Бриллиант', 'Kim cương']),
  avatar('rocket', 2_000, ['Raketa', 'Raketa', 'Rocket', 'Rakéta', 'Ракета', 'Tên lửa']),
  avatar('castle', 3_000, ['Hrad', 'Hrad', 'Castle', 'Vár', 'Замок', 'Lâu đài']),
  {
    key: 'ladder',
    content: {
      kind: 'ladder',
      levels: [
        level(1, 0, ['Učeň', 'Učeň', 'Apprentice', 'Tanonc', 'Ученик', 'Học việc']),
        level(2, 300, ['Tovaryš', 'Tovariš', 'Journeyman', 'Segéd', 'Подмастерье', 'Thợ bạn']),
        level(3, 1_000, ['Mincíř', 'Minciar', 'Coiner', 'Pénzverő', 'Монетчик', 'Thợ đúc tiền']),
        level(4, 2_500, ['Rytec', 'Rytec', 'Engraver', 'Metsző', 'Гравёр', 'Thợ khắc']),
        level(5, 5_000, ['Zlatník', 'Zlatník', 'Goldsmith', 'Aranyműves', 'Золотых дел мастер', 'Thợ kim hoàn']),
        level(6, 9_000, ['Klenotník', 'Klenotník', 'Jeweller', 'Ékszerész', 'Ювелир', 'Thợ trang sức']),
        level(7, 15_000, [
          'Mincmistr',
          'Mincmajster',
          'Mint master',
          'Pénzverőmester',
          'Мастер монетного двора',
          'Quan đúc tiền',
        ]),
      ],
    },
  },
]

/** Names of the levels of a new installation, in order, for the enumerator of levels. */
export const firstLevelNames: readonly string[] = firstClub.flatMap(({ content }) =>
  content.kind === 'ladder' ? content.levels.map(({ name }) => name.en ?? '') : [],
)
