import { items, type Item, type ItemName } from './items.ts'

/** What `high-1`, `high-2` … show in each themed game, the best first. */
export const themes: Readonly<Record<string, readonly ItemName[]>> = {
  BilaPani: ['ring', 'mirror', 'rose', 'candle'],
  BlanictiRytiri: ['helm', 'shield', 'horse', 'goblet', 'tower'],
  BojnickaStraz: ['tower', 'shield', 'helm', 'horse', 'sword'],
  BrdskyPoklad: ['chest', 'owl', 'deer', 'coin', 'mushroom'],
  CtyriCerti: ['devil', 'cauldron', 'pitchfork', 'horseshoe'],
  CtyriVetry: ['wind', 'sailboat', 'compass', 'kite', 'snowflake'],
  DrakZKrumlova: ['dragon', 'crown', 'tower', 'sword', 'coin'],
  GolemovaKletba: ['golem', 'tome', 'scroll', 'candle', 'key'],
  HornikuvSen: ['ingots', 'lantern', 'pick', 'garnet', 'helmet'],
  JanosikuvPoklad: ['axe', 'sack', 'violin', 'coin'],
  KrakonosovaHora: ['mountain', 'deer', 'owl', 'lantern', 'mushroom'],
  LoupeznickaNoc: ['dagger', 'sack', 'moon', 'ring', 'lantern'],
  MasopustniRej: ['masks', 'violin', 'drum', 'doughnut'],
  MlynSestiKol: ['mill', 'sheaf', 'bread', 'fish', 'sack'],
  NocPodOrlojem: ['orloj', 'rooster', 'hourglass', 'moon'],
  NocniRychlik: ['train', 'moon', 'lantern', 'hourglass', 'owl'],
  PiratiZVltavy: ['skull', 'swords', 'chest', 'anchor'],
  PivniTacek: ['beer', 'barrel', 'pretzel'],
  PotulnyKejklir: ['masks', 'tent', 'violin', 'drum', 'ball'],
  PrazskyAlchymista: ['alembic', 'tome', 'ring', 'scroll'],
  PtakOhnivak: ['phoenix', 'crown', 'apple', 'feather', 'nest'],
  SumavskyPytlak: ['deer', 'boar', 'horn', 'owl', 'boots'],
  TatranskyOrel: ['eagle', 'mountain', 'goat', 'axe'],
  VcelaruvSen: ['bee', 'honey', 'sunflower', 'apple', 'lotus'],
  VodnikuvHrnicek: ['mug', 'fish', 'frog', 'lotus', 'moon'],
}

/** The item that a symbol of a game shows, if the game has a theme and the symbol is one of its crests. */
export function itemOf(gameKey: string, symbolId: string): Item | undefined {
  const [kind, number] = symbolId.split('-')
  const name = kind === 'high' ? themes[gameKey]?.[Number(number) - 1] : undefined
  return name && items[name]
}
