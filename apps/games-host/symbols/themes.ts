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
  // Ways.
  BourliveNebe: ['lightning', 'cloud', 'tornado', 'wind', 'umbrella', 'kite'],
  HusitskyVuz: ['goblet', 'shield', 'helm', 'axe', 'horse', 'drum'],
  KamzikuvSkok: ['goat', 'mountain', 'eagle', 'herb', 'boots'],
  LesniDuch: ['owl', 'deer', 'fox', 'mushroom', 'lantern', 'chestnut'],
  MoravskaVinice: ['wine', 'barrel', 'bunch', 'violin', 'bread'],
  PanHor: ['mountain', 'bear', 'eagle', 'goat', 'pine', 'snowflake'],
  PromenlivyHrad: ['castle', 'crown', 'tower', 'key', 'mirror', 'candle'],
  RekaPokladu: ['chest', 'oyster', 'sailboat', 'fish', 'compass', 'amphora'],
  SlovanskaZare: ['sun', 'crown', 'horse', 'sheaf', 'rose', 'drum'],
  // Books.
  BookOfAdventure: ['statue', 'amphora', 'compass', 'scroll', 'lantern'],
  BookOfMoravia: ['eagle', 'bunch', 'goblet', 'violin', 'sheaf'],
  BookOfOrloj: ['orloj', 'rooster', 'hourglass', 'skull', 'moon'],
  DenikCestovatele: ['globe', 'camel', 'train', 'compass', 'suitcase'],
  FaraonuvDenik: ['cat', 'beetle', 'amphora', 'camel', 'ring'],
  GrimoarNoci: ['bat', 'moon', 'cauldron', 'skull', 'candle'],
  HornickaKniha: ['ingots', 'lantern', 'pick', 'helmet', 'garnet'],
  KnihaBylinkarky: ['herb', 'alembic', 'rose', 'sunflower', 'mushroom'],
  KnihaCertu: ['devil', 'pitchfork', 'cauldron', 'horseshoe', 'candle'],
  KnihaGolema: ['golem', 'scroll', 'tower', 'key', 'candle'],
  KnihaVodniku: ['mug', 'fish', 'frog', 'lotus', 'moon'],
  KodexAlchymie: ['alembic', 'sun', 'ring', 'scroll', 'hourglass'],
  KronikaTater: ['eagle', 'mountain', 'goat', 'axe', 'snowflake'],
  PerunovaKniha: ['lightning', 'eagle', 'shield', 'axe', 'horse'],
  // Cascades.
  BublinyVPivu: ['beer', 'barrel', 'pretzel'],
  HoubarskaSezona: ['bolete', 'toadstool', 'basket', 'owl'],
  KamennyMost: ['bridge', 'tower', 'swan', 'lantern'],
  LavinaNaSnezce: ['mountain', 'snowflake', 'skis', 'sledge'],
  PadajiciPerniky: ['gingerbread', 'doughnut', 'cookie', 'honey'],
  VanocniCukrovi: ['christmasTree', 'gift', 'cookie', 'candle'],
  VelikonocniKoleda: ['nest', 'chick', 'rabbit', 'tulip'],
  // Hold and win.
  BanskaSlava: ['ingots', 'lantern', 'pick', 'helmet'],
  CisarskyTrezor: ['crown', 'goblet', 'ring', 'key'],
  DukatovyDest: ['umbrella', 'chest', 'sack', 'horseshoe'],
  HadiKral: ['snake', 'crown', 'goblet', 'ring'],
  KapriPoklad: ['fish', 'chest', 'lotus'],
  KremnickeZlato: ['ingots', 'garnet', 'pick', 'lantern'],
  MesicniStribro: ['moon', 'wolf', 'owl', 'mirror'],
  MilionovaTruhla: ['chest', 'crown', 'ring', 'key'],
  TolarovaMincovna: ['scales', 'sack', 'pick', 'key'],
  VceliMed: ['bee', 'honey', 'sunflower', 'bread'],
  VelkaVyhraBlanik: ['helm', 'shield', 'horse', 'sword'],
  ZlatyPytel: ['sack', 'ingots', 'horseshoe', 'clover'],
  // Collect.
  HoubaruvKosik: ['owl', 'deer', 'fox', 'chestnut'],
  JihoceskyRybar: ['sailboat', 'duck', 'frog', 'lotus'],
  MilionovyUlovek: ['octopus', 'shell', 'crab', 'anchor'],
  OravskaUdice: ['castle', 'mountain', 'duck', 'boots'],
  RybnikarovaNoc: ['moon', 'owl', 'frog', 'boots'],
  VceliSber: ['honey', 'butterfly', 'rose', 'apple'],
  VelkyVylov: ['octopus', 'lobster', 'anchor', 'shell'],
  ZlatokopUSazavy: ['sack', 'lantern', 'helmet', 'boots'],
}

/** Symbols of a game with a role of their own: the collector and the catch. */
export const roles: Readonly<Record<string, Readonly<Record<string, ItemName>>>> = {
  HoubaruvKosik: { collector: 'basket', catch: 'bolete' },
  JihoceskyRybar: { collector: 'rod', catch: 'fish' },
  MilionovyUlovek: { collector: 'ship', catch: 'tropical' },
  OravskaUdice: { collector: 'hook', catch: 'fish' },
  RybnikarovaNoc: { collector: 'lantern', catch: 'fish' },
  VceliSber: { collector: 'bee', catch: 'sunflower' },
  VelkyVylov: { collector: 'ship', catch: 'blowfish' },
  ZlatokopUSazavy: { collector: 'pick', catch: 'ingots' },
}

/** The item that a symbol of a game shows, if the game has a theme and the symbol is one of its crests or has a role. */
export function itemOf(gameKey: string, symbolId: string): Item | undefined {
  const [kind, number] = symbolId.split('-')
  const name = kind === 'high' ? themes[gameKey]?.[Number(number) - 1] : roles[gameKey]?.[symbolId]
  return name && items[name]
}
