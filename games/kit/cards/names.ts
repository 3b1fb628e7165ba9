import type { GameLanguage } from '../description/description.ts'
import { faceOf, type Deck, type RankId } from './deck.ts'
import type { SuitId } from './suits.ts'

type Names = {
  readonly down: string
  readonly joker: string
  readonly suits: Readonly<Record<SuitId, string>>
  readonly ranks: Readonly<Record<RankId, string>>
  /** `{rank}` and `{suit}`. */
  readonly card: string
}

const numbers = (words: readonly string[]): Record<RankId, string> => {
  const ranks: readonly RankId[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
  return Object.fromEntries(ranks.map((rank, at) => [rank, words[at] ?? rank])) as Record<RankId, string>
}

const NAMES: Readonly<Record<GameLanguage, Names>> = {
  cs: {
    down: 'zakrytá karta',
    joker: 'žolík',
    suits: {
      hearts: 'srdce',
      diamonds: 'káry',
      clubs: 'kříže',
      spades: 'piky',
      leaves: 'listy',
      bells: 'kule',
      acorns: 'žaludy',
    },
    ranks: numbers([
      'dvojka',
      'trojka',
      'čtyřka',
      'pětka',
      'šestka',
      'sedmička',
      'osmička',
      'devítka',
      'desítka',
      'kluk',
      'dáma',
      'král',
      'eso',
    ]),
    card: '{rank}, {suit}',
  },
  sk: {
    down: 'zakrytá karta',
    joker: 'žolík',
    suits: {
      hearts: 'srdcia',
      diamonds: 'kára',
      clubs: 'kríže',
      spades: 'piky',
      leaves: 'listy',
      bells: 'gule',
      acorns: 'žalude',
    },
    ranks: numbers([
      'dvojka',
      'trojka',
      'štvorka',
      'päťka',
      'šestka',
      'sedmička',
      'osmička',
      'deviatka',
      'desiatka',
      'dolník',
      'dáma',
      'kráľ',
      'eso',
    ]),
    card: '{rank}, {suit}',
  },
  en: {
    down: 'card face down',
    joker: 'joker',
    suits: {
      hearts: 'hearts',
      diamonds: 'diamonds',
      clubs: 'clubs',
      spades: 'spades',
      leaves: 'leaves',
      bells: 'bells',
      acorns: 'acorns',
    },
    ranks: numbers([
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'jack',
      'queen',
      'king',
      'ace',
    ]),
    card: '{rank} of {suit}',
  },
  hu: {
    down: 'lefordított lap',
    joker: 'joker',
    suits: {
      hearts: 'kőr',
      diamonds: 'káró',
      clubs: 'treff',
      spades: 'pikk',
      leaves: 'zöld',
      bells: 'tök',
      acorns: 'makk',
    },
    ranks: numbers([
      'kettes',
      'hármas',
      'négyes',
      'ötös',
      'hatos',
      'hetes',
      'nyolcas',
      'kilences',
      'tízes',
      'bubi',
      'dáma',
      'király',
      'ász',
    ]),
    card: '{suit} {rank}',
  },
  ru: {
    down: 'закрытая карта',
    joker: 'джокер',
    suits: {
      hearts: 'червы',
      diamonds: 'бубны',
      clubs: 'трефы',
      spades: 'пики',
      leaves: 'листья',
      bells: 'бубенцы',
      acorns: 'жёлуди',
    },
    ranks: numbers([
      'двойка',
      'тройка',
      'четвёрка',
      'пятёрка',
      'шестёрка',
      'семёрка',
      'восьмёрка',
      'девятка',
      'десятка',
      'валет',
      'дама',
      'король',
      'туз',
    ]),
    card: '{rank}, {suit}',
  },
  vi: {
    down: 'lá bài úp',
    joker: 'phăng teo',
    suits: {
      hearts: 'cơ',
      diamonds: 'rô',
      clubs: 'chuồn',
      spades: 'bích',
      leaves: 'lá',
      bells: 'chuông',
      acorns: 'quả sồi',
    },
    ranks: numbers(['hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'J', 'Q', 'K', 'át']),
    card: '{rank} {suit}',
  },
}

/** The name of a card, or the text for one that is face down. */
export function cardName(language: GameLanguage, deck: Deck, card: number | undefined): string {
  const names = NAMES[language]
  if (card === undefined) return names.down
  const face = faceOf(deck, card)
  if (face === 'joker') return names.joker
  return names.card.replace('{rank}', names.ranks[face.rank]).replace('{suit}', names.suits[face.suit])
}

export const suitName = (language: GameLanguage, suit: SuitId): string => NAMES[language].suits[suit]
export const rankName = (language: GameLanguage, rank: RankId): string => NAMES[language].ranks[rank]

/** The names of several cards, one after another. */
export const cardNames = (language: GameLanguage, deck: Deck, cards: readonly number[]): string =>
  cards.map((card) => cardName(language, deck, card)).join('; ')
