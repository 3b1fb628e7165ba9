import type { EngineTexts } from '../../../kit/description/description.ts'

const cs = {
  roll: 'Hodit',
  launch: 'Spustit',
  side: 'Vyhrává',
  under: 'Pod',
  over: 'Nad',
  target: 'Šance a výhra',
  limit: 'Hranice',
  chance: 'Šance',
  pays: 'Násobek',
  wins: 'Výhra',
  resultDice: 'Padlo {number}, vyhrávalo {side} {edge}.',
  resultLimit: 'Násobek došel na {reached}×, hranice byla {target}×.',
  howTitle: 'Jak se hraje',
  howDice:
    'Padne číslo od 0 do {most}. Vyberte si, zda vyhrají nízká, nebo vysoká čísla, a jak velká má být šance. Čím menší šance, tím vyšší násobek.',
  howLimit:
    'Vyberte si hranici. Násobek vystoupá na náhodnou hodnotu; když hranice dosáhne nebo ji překročí, vyhráváte tolikanásobek sázky, kolik je hranice.',
  same: 'Každá šance vrací dlouhodobě stejně: {rtp}.',
  paysTitle: 'Co vyhrává',
}
type Key = keyof typeof cs

/** All texts of dice. */
export const texts: EngineTexts<Key> = {
  cs,
  sk: {
    roll: 'Hodiť',
    launch: 'Spustiť',
    side: 'Vyhráva',
    under: 'Pod',
    over: 'Nad',
    target: 'Šanca a výhra',
    limit: 'Hranica',
    chance: 'Šanca',
    pays: 'Násobok',
    wins: 'Výhra',
    resultDice: 'Padlo {number}, vyhrávalo {side} {edge}.',
    resultLimit: 'Násobok došiel na {reached}×, hranica bola {target}×.',
    howTitle: 'Ako sa hrá',
    howDice:
      'Padne číslo od 0 do {most}. Vyberte si, či vyhrajú nízke alebo vysoké čísla a aká veľká má byť šanca. Čím menšia šanca, tým vyšší násobok.',
    howLimit:
      'Vyberte si hranicu. Násobok vystúpi na náhodnú hodnotu; ak hranicu dosiahne alebo prekročí, vyhrávate toľkonásobok stávky, koľko je hranica.',
    same: 'Každá šanca vracia dlhodobo rovnako: {rtp}.',
    paysTitle: 'Čo vyhráva',
  },
  en: {
    roll: 'Roll',
    launch: 'Launch',
    side: 'Wins',
    under: 'Under',
    over: 'Over',
    target: 'Chance and win',
    limit: 'Limit',
    chance: 'Chance',
    pays: 'Multiplier',
    wins: 'Win',
    resultDice: '{number} was rolled; {side} {edge} won.',
    resultLimit: 'The multiplier reached {reached}×; the limit was {target}×.',
    howTitle: 'How it is played',
    howDice:
      'A number from 0 to {most} is rolled. Choose whether low or high numbers win, and how large the chance is. The smaller the chance, the higher the multiplier.',
    howLimit:
      'Choose a limit. The multiplier rises to a random value; when it reaches the limit or passes it, you win your stake times the limit.',
    same: 'Every chance returns the same in the long run: {rtp}.',
    paysTitle: 'What wins',
  },
  hu: {
    roll: 'Dobás',
    launch: 'Indítás',
    side: 'Nyer',
    under: 'Alatta',
    over: 'Felette',
    target: 'Esély és nyeremény',
    limit: 'Határ',
    chance: 'Esély',
    pays: 'Szorzó',
    wins: 'Nyeremény',
    resultDice: 'A dobás: {number}; ez nyert: {side} {edge}.',
    resultLimit: 'A szorzó eddig jutott: {reached}×; a határ {target}× volt.',
    howTitle: 'Így kell játszani',
    howDice:
      'Egy szám kerül kisorsolásra 0 és {most} között. Válassza ki, hogy az alacsony vagy a magas számok nyerjenek, és mekkora legyen az esély. Minél kisebb az esély, annál nagyobb a szorzó.',
    howLimit:
      'Válasszon határt. A szorzó egy véletlen értékig emelkedik; ha eléri vagy meghaladja a határt, a tét annyiszorosát nyeri, amennyi a határ.',
    same: 'Hosszú távon minden esély ugyanannyit fizet vissza: {rtp}.',
    paysTitle: 'Mi nyer',
  },
  ru: {
    roll: 'Бросить',
    launch: 'Запустить',
    side: 'Выигрывает',
    under: 'Меньше',
    over: 'Больше',
    target: 'Шанс и выигрыш',
    limit: 'Порог',
    chance: 'Шанс',
    pays: 'Множитель',
    wins: 'Выигрыш',
    resultDice: 'Выпало {number}; выигрывало: {side} {edge}.',
    resultLimit: 'Множитель дошёл до {reached}×; порог был {target}×.',
    howTitle: 'Как играть',
    howDice:
      'Выпадает число от 0 до {most}. Выберите, выигрывают малые или большие числа, и насколько велик шанс. Чем меньше шанс, тем выше множитель.',
    howLimit:
      'Выберите порог. Множитель поднимается до случайного значения; если он достигает порога или превышает его, вы выигрываете ставку, умноженную на порог.',
    same: 'Каждый шанс в долгосрочной перспективе возвращает одинаково: {rtp}.',
    paysTitle: 'Что выигрывает',
  },
  vi: {
    roll: 'Gieo',
    launch: 'Phóng',
    side: 'Thắng khi',
    under: 'Dưới',
    over: 'Trên',
    target: 'Cơ hội và tiền thắng',
    limit: 'Mốc',
    chance: 'Cơ hội',
    pays: 'Hệ số',
    wins: 'Tiền thắng',
    resultDice: 'Ra số {number}; thắng khi {side} {edge}.',
    resultLimit: 'Hệ số đạt {reached}×; mốc là {target}×.',
    howTitle: 'Cách chơi',
    howDice:
      'Một số từ 0 đến {most} được gieo ra. Hãy chọn số thấp hay số cao thắng và cơ hội lớn đến đâu. Cơ hội càng nhỏ, hệ số càng cao.',
    howLimit:
      'Hãy chọn một mốc. Hệ số tăng đến một giá trị ngẫu nhiên; nếu đạt hoặc vượt mốc, bạn thắng số tiền cược nhân với mốc.',
    same: 'Về lâu dài mọi cơ hội đều hoàn lại như nhau: {rtp}.',
    paysTitle: 'Trường hợp thắng',
  },
}
export type DiceText = Key
